import { useCallback, useEffect, useState } from 'react';
import type { CompiledData } from '../../model/compiled.ts';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import { reloadPage } from '../../ui/kit/reload-page.ts';
import { whenIdle } from '../../ui/kit/when-idle.ts';
import { isChunkLoadError, throwChunkLoadError } from '../runtime/chunk-load-error.ts';
import { onFault } from '../runtime/faults.ts';
import { confirmAnswer } from './confirm-answer.ts';
import type { Heard } from './refresh.ts';

/** The state of a section's data. `asOf` is its time in ISO form, if it could not be refreshed. */
export type SourceState =
  | { status: 'loading' }
  | { status: 'ready'; data: unknown; asOf?: string }
  | { status: 'failed'; httpStatus?: number | undefined };

/**
 * A section's data: first the prerendered answer, then a fresh one. A failed refresh keeps the data and adds its time.
 * `retry` reloads the page if a script is lost. Cancels the call on unmount.
 */
export function useSource(data: CompiledData): SourceState & { retry: () => void } {
  const { source, answer, fixedState } = data;
  const { site } = useStablePage();
  const [state, setState] = useState<SourceState>(() => firstState(answer, fixedState));
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    if (fixedState) return;
    setState((old) => (old.status === 'ready' ? old : { status: 'loading' }));
    setAttempt((count) => count + 1);
  }, [fixedState]);

  // In dev, a saved record brings a new answer to a section on screen.
  useEffect(() => {
    if (answer !== undefined) setState({ status: 'ready', data: answer });
  }, [answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame gives every binding a key, so params never change
  useEffect(() => {
    if (fixedState) return;
    // Without an API, there is only the prerendered answer.
    if (!site.api) return setState((old) => (old.status === 'loading' ? { status: 'failed', httpStatus: 404 } : old));
    const abort = new AbortController();
    const hear = (heard: Heard) => {
      if (heard.error && !heard.isKnown) onFault({ kind: 'source', part: source, error: heard.error });
      setState((old) => next(old, heard, site.built));
      // A document load brings the script that the visitor needs.
      if (attempt > 0 && isChunkLoadError(heard.error)) reloadPage();
    };
    const ask = async () => {
      try {
        const { signal } = abort;
        const again = attempt > 0;
        const send = again ? undefined : await confirmAnswer(data, site, signal);
        if (signal.aborted || !(again || send)) return;
        const { refreshData } = await import('./refresh.ts').catch(throwChunkLoadError);
        await refreshData(data, { site, signal, again, send }, hear);
      } catch (error) {
        if (!abort.signal.aborted) hear({ error });
      }
    };
    const cancel = answer === undefined || attempt > 0 ? now(ask) : whenIdle(ask);
    return () => {
      cancel();
      abort.abort();
    };
  }, [attempt]);

  return { ...state, retry };
}

function next(old: SourceState, { answer, error }: Heard, built: string | undefined): SourceState {
  if (answer) {
    // An equal answer keeps the data, so that open rows, focus and scroll stay.
    const same = old.status === 'ready' && JSON.stringify(old.data) === JSON.stringify(answer.data);
    if (same && old.asOf === answer.asOf) return old;
    return { status: 'ready', ...answer, ...(same && { data: old.data }) };
  }
  // Prerendered data is as old as the build.
  if (old.status === 'ready') return { ...(built && { asOf: built }), ...old };
  return { status: 'failed', httpStatus: (error as { status?: number }).status };
}

function firstState(answer: unknown, fixedState: CompiledData['fixedState']): SourceState {
  if (fixedState === 'failed') return { status: 'failed' };
  if (fixedState === 'unknown') return { status: 'failed', httpStatus: 404 };
  return answer === undefined ? { status: 'loading' } : { status: 'ready', data: answer };
}

function now(act: () => void): () => void {
  act();
  return () => {};
}
