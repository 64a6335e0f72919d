import { useCallback, useEffect, useState } from 'react';
import { keepSame } from '../../client/dev/keep-same.ts';
import { errorReason, useMessages } from './messages.tsx';
import { useSite } from './store/studio.ts';

export type RequestState = ReturnType<typeof useRequest>;

/** The requests of a dialog. A refusal shows in the dialog, which stays open. */
export function useRequest() {
  const [isBusy, setBusy] = useState(false);
  // Two states: loading repeats after each inspection of the site, and must not clear a refusal.
  const [sendError, setSendError] = useState<string>();
  const [loadError, setLoadError] = useState<string>();
  const { t } = useMessages();
  /** Reads something in the background, without `isBusy`. */
  const load = useCallback(
    async (work: () => Promise<void>) => {
      setLoadError(undefined);
      await work().catch((error) => setLoadError(errorReason(error, t)));
    },
    [t],
  );
  const send = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setSendError(undefined);
      await work().catch((error) => setSendError(errorReason(error, t)));
      setBusy(false);
    },
    [t],
  );
  return { isBusy, error: sendError ?? loadError, send, load };
}

/**
 * Loads a value `restMs` after the last change of `read`, and again after each inspection of the site. `undefined` until
 * it is loaded. A response or error that a later request has overtaken is dropped.
 */
export function useResponse<Response>(
  { load }: RequestState,
  read: () => Promise<Response>,
  restMs = 0,
): Response | undefined {
  const inspections = useSite(({ looks }) => looks);
  const [response, setResponse] = useState<Response>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each inspection of the site may change the response.
  useEffect(() => {
    let isCurrent = true;
    const ask = () =>
      load(() =>
        read().then(
          (next) => {
            if (isCurrent) setResponse((before) => keepSame(before, next));
          },
          (error) => {
            if (isCurrent) throw error;
          },
        ),
      );
    const timer = setTimeout(ask, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, read, restMs, inspections]);
  return response;
}
