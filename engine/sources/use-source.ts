import { useCallback, useEffect, useState } from 'react';
import type { CompiledData } from '../descriptor/compiled.ts';
import { usePage } from '../kit/page-context.tsx';

/** What is known of a section's data. */
export type SourceState =
  | { status: 'loading' }
  | { status: 'ready'; data: unknown }
  | { status: 'failed'; httpStatus?: number };

/**
 * A section's data: at once the prerendered answer, then, when the browser is idle, a fresh one. A failed refresh is
 * logged and leaves what is shown; a failed first call is told. A call whose section has gone is cancelled.
 */
export function useSource({ source, params, answer, html, still }: CompiledData): SourceState & { retry: () => void } {
  const { site } = usePage();
  const [state, setState] = useState<SourceState>(() => firstState(answer, still));
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    if (still) return;
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, [still]);

  // In dev a saved record brings a new answer to a section that is on screen.
  useEffect(() => {
    if (answer !== undefined) setState({ status: 'ready', data: answer });
  }, [answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame gives every binding a key, so params stay as they are
  useEffect(() => {
    if (still) return;
    const abort = new AbortController();
    const refresh = async () => {
      try {
        const { get } = await import('./client.ts');
        const data = await get(source, params, { site, html, signal: abort.signal, again: attempt > 0 });
        // An answer that says the same leaves the page alone: open rows, focus and scroll stay.
        setState((old) =>
          old.status === 'ready' && JSON.stringify(old.data) === JSON.stringify(data) ? old : { status: 'ready', data },
        );
      } catch (error) {
        if (abort.signal.aborted) return;
        console.error(`The source "${source}" could not be read.`, error);
        const { status } = error as { status?: number };
        setState((old) =>
          old.status === 'ready' ? old : { status: 'failed', ...(status !== undefined && { httpStatus: status }) },
        );
      }
    };
    const cancel = answer === undefined || attempt > 0 ? now(refresh) : whenIdle(refresh);
    return () => {
      cancel();
      abort.abort();
    };
  }, [attempt]);

  return { ...state, retry };
}

function firstState(answer: unknown, still: CompiledData['still']): SourceState {
  if (still === 'failed') return { status: 'failed' };
  if (still === 'unknown') return { status: 'failed', httpStatus: 404 };
  return answer === undefined ? { status: 'loading' } : { status: 'ready', data: answer };
}

function now(act: () => void): () => void {
  act();
  return () => {};
}

/** Runs when the browser has nothing better to do, two seconds from now at the latest. Returns what calls it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
