import { useCallback, useContext, useEffect, useState } from 'react';
import { keepSame } from '../dev/keep-same.ts';
import { Looks } from './counts.ts';
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

/** What a dialog tells: asked for at once, and anew for another question and after each look at the site. `undefined` until it is here. */
export function useAnswer<Answer>({ ask }: Asking, question: () => Promise<Answer>): Answer | undefined {
  const looks = useContext(Looks);
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look at the site the answer may be another.
  useEffect(() => {
    let isAsked = true;
    void ask(async () => {
      const found = await question();
      if (isAsked) setAnswer((before) => keepSame(before, found));
    });
    return () => {
      isAsked = false;
    };
  }, [ask, question, looks]);
  return answer;
}
