import { type FormEvent, useState } from 'react';
import type { Place } from '../../protocol/protocol.ts';
import { Asked } from '../asked.tsx';
import { Dialog } from '../dialog.tsx';
import { FormEnd } from '../form-end.tsx';
import { useSpeech } from '../speech.tsx';
import { studio } from '../store/studio.ts';
import { useAsking } from '../use-asking.ts';
import { includesServer } from './includes-server.ts';

/** Asks for the name of the shared file that a section becomes; until it is written, it is the section’s own. */
export function ShareSection({ place, name, close }: { place: Place; name: string; close: () => void }) {
  const { t } = useSpeech();
  const { isBusy, fault, ask } = useAsking();
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
        <Asked name={t('shareName')} says={t('shareNameSays')}>
          <input
            required
            spellCheck={false}
            value={written}
            onChange={({ target }) => setWritten(target.value.trim())}
          />
        </Asked>
        <FormEnd fault={fault} does={t('shareIt')} isOff={isBusy} close={close} />
      </form>
    </Dialog>
  );
}
