import { type FormEvent, useState } from 'react';
import type { FilePointer } from '../../protocol/protocol.ts';
import { Dialog } from '../dialog.tsx';
import { DialogField } from '../dialog-field.tsx';
import { FormEnd } from '../form-end.tsx';
import { useMessages } from '../messages.tsx';
import { studio } from '../store/studio.ts';
import { useRequest } from '../use-request.ts';
import { includesServer } from './includes-server.ts';

/** Asks for the name of the shared file that a section becomes; until it is written, it is the section’s own. */
export function ShareSection({ place, name, close }: { place: FilePointer; name: string; close: () => void }) {
  const { t } = useMessages();
  const { isBusy, fault, ask } = useRequest();
  const [written, setWritten] = useState(name.toLowerCase());
  const share = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await studio.settled();
      await includesServer.share({ ...place, name: written, revision: studio.place.get().form?.revision ?? '' });
      close();
      await studio.act(async () => studio.notify(`${t('sharedNow')} pages/shared/${written}.json`));
    });
  };
  return (
    <Dialog title={t('shareSection')} close={close} isNarrow>
      <form onSubmit={share}>
        <p>{t('shareSays')}</p>
        <DialogField name={t('shareName')} description={t('shareNameSays')}>
          <input
            required
            spellCheck={false}
            value={written}
            onChange={({ target }) => setWritten(target.value.trim())}
          />
        </DialogField>
        <FormEnd fault={fault} does={t('shareIt')} isOff={isBusy} close={close} />
      </form>
    </Dialog>
  );
}
