import { type FormEvent, useState } from 'react';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { Dialog } from '../dialog.tsx';
import { FormEnd } from '../form-end.tsx';
import { useMessages } from '../messages.tsx';
import { studio } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';
import { includesServer } from './includes-server.ts';

/** Tells where else a shared file shows, and writes a copy of its sections into the page; the file goes with the last that shows it, where that is wished. */
export function OwnCopy({
  place,
  included: { file, usedBy = [] },
  close,
}: {
  place: FilePointer;
  included: StudioFile;
  close: () => void;
}) {
  const { t } = useMessages();
  const { isBusy, fault, ask } = useRequest();
  const isLast = usedBy.length <= 1;
  const [removesFile, setRemovesFile] = useState(true);
  const others = usedBy.filter((one) => one !== place.file);
  const copy = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await studio.settled();
      const revision = studio.place.get().form?.revision ?? '';
      await includesServer.own({ ...place, removesFile: isLast && removesFile, revision });
      close();
      await studio.act(async () => studio.notify(t('copiedNow')));
    });
  };
  return (
    <Dialog title={t('ownCopy')} close={close} isNarrow>
      <form onSubmit={copy}>
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
        <FormEnd fault={fault} does={t('copyIt')} isOff={isBusy} close={close} />
      </form>
    </Dialog>
  );
}
