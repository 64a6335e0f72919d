import { useState } from 'react';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio } from '../store/studio.ts';

/** Copies the sections of a shared file into the page. The last page that includes the file can delete it as well. */
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
