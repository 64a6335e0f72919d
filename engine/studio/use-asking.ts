import { useCallback, useState } from 'react';
import { reasonOf, useSpeech } from './speech.tsx';

/** Something that a dialog asks of the server: what is refused is told in the dialog, which stays. */
export interface Asking {
  isBusy: boolean;
  /** Why the last was refused. Default: it was not. */
  fault?: string;
  ask(work: () => Promise<void>): Promise<void>;
}

/** Asks one thing at a time. */
export function useAsking(): Asking {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { t } = useSpeech();
  const ask = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setFault(undefined);
      try {
        await work();
      } catch (error) {
        setFault(reasonOf(error, t));
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  return { isBusy, fault, ask };
}
