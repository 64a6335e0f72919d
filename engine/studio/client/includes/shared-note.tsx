import { useState } from 'react';
import type { Form } from '../../protocol/form-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { DialogField, FormDialog } from '../dialog.tsx';
import { fieldValue } from '../field-value.ts';
import { useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio, useSite } from '../store/studio.ts';
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

/** Copies the sections of a shared file into the page. The last page that includes the file can delete it as well. */
function OwnCopy({
  place,
  included: { file, usedBy = [] },
  close,
}: {
  place: FilePointer;
  included: StudioFile;
  close: () => void;
}) {
  const { t } = useMessages();
  const isLast = usedBy.length <= 1;
  const [removesFile, setRemovesFile] = useState(true);
  const others = usedBy.filter((one) => one !== place.file);
  const copy = async () => {
    await ask('includes/own', { ...place, removesFile: isLast && removesFile, revision: studio.place.revision() });
    close();
    await studio.act(async () => studio.notify(t('copiedNow')));
  };
  return (
    <FormDialog title={t('ownCopy')} close={close} isNarrow action={t('copyIt')} submit={copy}>
      <p className="muted">{file}</p>
      <p>{t(isLast ? 'ownCopyLast' : 'ownCopySays')}</p>
      {others.length > 0 && (
        <ul className="shared-note__others">
          {others.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {isLast && (
        <label className="check">
          <input type="checkbox" checked={removesFile} onChange={({ target }) => setRemovesFile(target.checked)} />{' '}
          {t('removesShared')}
        </label>
      )}
    </FormDialog>
  );
}

/** Moves a section into a shared file, for whose name it proposes the name of the section. */
function ShareSection({ place, name, close }: { place: FilePointer; name: string; close: () => void }) {
  const { t } = useMessages();
  const [written, setWritten] = useState(name.toLowerCase());
  const share = async () => {
    await ask('includes/share', { ...place, name: written, revision: studio.place.revision() });
    close();
    await studio.act(async () => studio.notify(`${t('sharedNow')} pages/shared/${written}.json`));
  };
  return (
    <FormDialog title={t('shareSection')} close={close} isNarrow action={t('shareIt')} submit={share}>
      <p>{t('shareSays')}</p>
      <DialogField name={t('shareName')} description={t('shareNameSays')}>
        <input required spellCheck={false} value={written} onChange={({ target }) => setWritten(target.value.trim())} />
      </DialogField>
    </FormDialog>
  );
}
