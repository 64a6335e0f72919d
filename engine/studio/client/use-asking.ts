import { useCallback, useContext, useEffect, useState } from 'react';
import { keepSame } from '../../client/dev/keep-same.ts';
import { Looks } from './counts.ts';
import { reasonOf, useSpeech } from './speech.tsx';

/** Something that a dialog asks of the server: what is refused is told in the dialog, which stays. */
export interface Asking {
  isBusy: boolean;
  /** Why the last was refused. Default: it was not. */
  fault?: string;
  ask(work: () => Promise<void>): Promise<void>;
  /** Looks something up meanwhile: nobody waits for it who is to do something else. */
  lookUp(work: () => Promise<void>): Promise<void>;
}

/** Asks one thing at a time. */
export function useAsking(): Asking {
  const [isBusy, setBusy] = useState(false);
  // Apart, because a site is looked at again and again: a refusal stays until something is asked again.
  const [refused, setRefused] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const { t } = useSpeech();
  const lookUp = useCallback(
    async (work: () => Promise<void>) => {
      setFailed(undefined);
      await work().catch((error) => setFailed(reasonOf(error, t)));
    },
    [t],
  );
  const ask = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setRefused(undefined);
      await work().catch((error) => setRefused(reasonOf(error, t)));
      setBusy(false);
    },
    [t],
  );
  return { isBusy, fault: refused ?? failed, ask, lookUp };
}

/** What a dialog tells: asked for at once, and anew for another question and after each look at the site. `undefined` until it is here. */
export function useAnswer<Answer>({ lookUp }: Asking, question: () => Promise<Answer>): Answer | undefined {
  const looks = useContext(Looks);
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look at the site the answer may be another.
  useEffect(() => {
    let isAsked = true;
    void lookUp(async () => {
      const found = await question();
      if (isAsked) setAnswer((before) => keepSame(before, found));
    });
    return () => {
      isAsked = false;
    };
  }, [lookUp, question, looks]);
  return answer;
}
