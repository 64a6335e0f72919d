import { useCallback, useEffect, useState } from 'react';
import { keepSame } from '../../client/dev/keep-same.ts';
import { errorReason, useMessages } from './messages.tsx';
import { useSite } from './store/studio.ts';

/** Something that a dialog asks of the server: what is refused is told in the dialog, which stays. */
export interface RequestState {
  isBusy: boolean;
  /** Why the last was refused. Default: it was not. */
  fault?: string;
  ask(work: () => Promise<void>): Promise<void>;
  /** Looks something up meanwhile: nobody waits for it who is to do something else. */
  lookUp(work: () => Promise<void>): Promise<void>;
}

/** Asks one thing at a time. */
export function useRequest(): RequestState {
  const [isBusy, setBusy] = useState(false);
  // Apart, because a site is looked at again and again: a refusal stays until something is asked again.
  const [refused, setRefused] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const { t } = useMessages();
  const lookUp = useCallback(
    async (work: () => Promise<void>) => {
      setFailed(undefined);
      await work().catch((error) => setFailed(errorReason(error, t)));
    },
    [t],
  );
  const ask = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setRefused(undefined);
      await work().catch((error) => setRefused(errorReason(error, t)));
      setBusy(false);
    },
    [t],
  );
  return { isBusy, fault: refused ?? failed, ask, lookUp };
}

/**
 * The answer to a question of a dialog: asked again for another question, once none has come for `restMs`, and after each inspection of the
 * site. `undefined` until it is here. An earlier question neither answers nor fails after a later one.
 */
export function useResponse<Answer>(
  { lookUp }: RequestState,
  question: () => Promise<Answer>,
  restMs = 0,
): Answer | undefined {
  const looks = useSite(({ looks }) => looks);
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look at the site the answer may be another.
  useEffect(() => {
    let isAsked = true;
    const ask = () =>
      lookUp(() =>
        question().then(
          (found) => {
            if (isAsked) setAnswer((before) => keepSame(before, found));
          },
          (error) => {
            if (isAsked) throw error;
          },
        ),
      );
    const timer = setTimeout(ask, restMs);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [lookUp, question, restMs, looks]);
  return answer;
}
