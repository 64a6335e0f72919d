import { useState } from 'react';
import type { FilePointer } from '../../protocol/protocol.ts';
import { DialogField } from '../dialog.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio } from '../store/studio.ts';

/** Moves a section into a shared file, for whose name it proposes the name of the section. */
export function ShareSection({ place, name, close }: { place: FilePointer; name: string; close: () => void }) {
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
