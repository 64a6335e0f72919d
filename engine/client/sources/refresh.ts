import type { CompiledData } from '../../model/compiled.ts';
import { buildCallAddress } from '../../model/source.ts';
import { failingMs } from '../runtime/faults.ts';
import { type Answer, type CallError, type GetOptions, get } from './client.ts';

/** The result of a call: an answer, an error, or both if there is an earlier answer. */
export interface Heard {
  answer?: Answer;
  error?: unknown;
  /** Whether the error is from an earlier call and already reported. */
  isKnown?: true;
}

export interface RefreshOptions extends GetOptions {
  signal: AbortSignal;
  /** Whether an answer is shown. Then an address that failed recently is not called at once. */
  isShown?: boolean;
}

/** Refreshes the data of a section, see {@link refresh}. */
export function refreshData(
  { path, params, form, pictures, answer, tag }: CompiledData,
  options: Pick<RefreshOptions, 'site' | 'signal' | 'again' | 'send'>,
  hear: (heard: Heard) => void,
): Promise<void> {
  const isShown = answer !== undefined;
  const held = isShown && tag !== undefined ? { data: answer, tag } : undefined;
  return refresh(buildCallAddress(path, params), { ...options, form, pictures, held, isShown }, hear);
}

/** The last failure of each call, until it succeeds or the browser is online again. */
const failures = new Map<string, { heard: Heard; time: number }>();
window.addEventListener('online', () => failures.clear());

/** The delays before automatic retries, in milliseconds. */
const retryDelaysMs = [30_000, 60_000, 120_000];

/**
 * Loads the newest answer of an address, and reports each result to `hear`. Unless the site is silent, retries when
 * the browser is online or visible again, and three times on its own.
 */
export async function refresh(
  address: string,
  { isShown = false, ...options }: RefreshOptions,
  hear: (heard: Heard) => void,
): Promise<void> {
  const { signal, site } = options;
  // The last answer was prepared for a language and form.
  const key = JSON.stringify([address, site.language, options.form]);
  const left = [...retryDelaysMs];
  const failed = isShown && !options.again ? failures.get(key) : undefined;
  if (failed && Date.now() - failed.time < failingMs) {
    hear({ ...failed.heard, isKnown: true });
    if (site.onDataFailure === 'silent') return;
    await nextOccasion(left, signal);
  }
  for (let again = options.again; !signal.aborted; again = true) {
    try {
      const answer = await get(address, { ...options, again });
      failures.delete(key);
      if (signal.aborted) return;
      hear({ answer });
      if (!answer.asOf) return;
    } catch (error) {
      if (signal.aborted) return;
      const { last, status } = error as Partial<CallError>;
      const heard = { error, ...(last && { answer: last }) };
      hear(heard);
      if (status === 400 || status === 404) return;
      failures.set(key, { heard, time: Date.now() });
    }
    if (site.onDataFailure === 'silent') return;
    await nextOccasion(left, signal);
  }
}

/** Waits for the next occasion to retry. A timeout uses up one of the delays in `left`. */
function nextOccasion(left: number[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const goIfSeen = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen) go();
      return isSeen;
    };
    const [pause] = left;
    // Spread over time, because all visitors fail at once. A hidden tab waits until it is visible.
    const byClock = () => goIfSeen() && left.shift();
    const timer = pause && setTimeout(byClock, pause * (0.75 + Math.random() / 2));
    window.addEventListener('online', go, { signal: listening.signal });
    document.addEventListener('visibilitychange', goIfSeen, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
  });
}
