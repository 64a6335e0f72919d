import { useState } from 'react';
import type { Form } from '../../protocol/form-protocol.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { fieldValue } from '../field-value.ts';
import { useMessages, withSpace } from '../messages.tsx';
import { studio, useSite } from '../store/studio.ts';
import { OwnCopy } from './own-copy.tsx';
import { ShareSection } from './share-section.tsx';
import './includes.css';

/** For a shared file or an include: the pages that show it. For another section: a button that shares it. */
export function SharedNote({ form: { file, field } }: { form: Form }) {
  const { t } = useMessages();
  const [open, setOpen] = useState<'share' | 'own'>();
  const close = () => setOpen(undefined);
  const files = useSite(({ files }) => files);
  const kind = files.find((one) => one.file === file)?.kind;
  const { type, id, name } = (fieldValue(field) ?? {}) as Record<string, unknown>;
  if (kind === 'shared') return <UsedBy file={files.find((one) => one.file === file)} />;
  if (kind !== 'page' || !/\/sections\/\d+$/.test(field.pointer)) return null;
  const place = { file, pointer: field.pointer };
  if (type !== 'include')
    return (
      <>
        <button type="button" className="plain" onClick={() => setOpen('share')}>
          {t('shareSection')}
        </button>
        {open && <ShareSection place={place} name={String(id ?? type ?? '')} close={close} />}
      </>
    );
  const included = files.find((one) => one.file === `pages/shared/${name}.json`);
  if (!included) return null;
  return (
    <div className="shared-note">
      <p>{t('includedFrom')}</p>
      <UsedBy file={included} />
      <div className="shared-note__does">
        <button type="button" onClick={() => studio.choose({ file: included.file, pointer: '' })}>
          {t('openShared')}
        </button>
        <button type="button" onClick={() => setOpen('own')}>
          {t('ownCopy')}
        </button>
      </div>
      {open && <OwnCopy place={place} included={included} close={close} />}
    </div>
  );
}

/** Links to the pages that include a shared file. */
function UsedBy({ file }: { file?: StudioFile }) {
  const { t } = useMessages();
  const pages = file?.usedBy ?? [];
  if (pages.length === 0) return <p className="shared-note__used">{t('usedByNone')}</p>;
  return (
    <details className="shared-note__used">
      <summary>
        {withSpace(t('usedByPages'))}
        {pages.length}
      </summary>
      {pages.length > 1 && <p className="says">{t('changesAll')}</p>}
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <button type="button" className="row" onClick={() => studio.choose({ file: page, pointer: '' })}>
              {page}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
