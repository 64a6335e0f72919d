import { failingMs } from '../runtime/faults.ts';
import { type Answer, type CallError, type GetOptions, get } from './client.ts';

/** What came of a call: an answer, an error, or both where there is an earlier answer. */
export interface Heard {
  answer?: Answer;
  error?: unknown;
  /** Whether the error is that of an earlier call, which was reported. */
  isKnown?: true;
}

/** How the API is asked until it answers. */
export interface RefreshOptions extends GetOptions {
  signal: AbortSignal;
  /** Whether an answer is on the page. Then an address that failed lately is not called at once: a visitor who goes back and forth causes no calls. */
  isShown?: boolean;
}

/** The last failure of each call, until an answer comes or the browser is online again. */
const failures = new Map<string, { heard: Heard; time: number }>();
window.addEventListener('online', () => failures.clear());

/** How long to wait before each call that nobody and nothing gives occasion for, in milliseconds. */
const retryDelaysMs = [30_000, 60_000, 120_000];

/**
 * Asks the API for its newest answer at an address, and tells `hear` what comes of each call. On a site that keeps silent that is one call; on
 * others it asks again until there is an answer, or the word that there is none: when the browser is online or seen again, and
 * three times by itself. Ends with the signal.
 */
export async function refresh(
  address: string,
  { isShown = false, ...options }: RefreshOptions,
  hear: (heard: Heard) => void,
): Promise<void> {
  const { signal, site } = options;
  // The last answer is made ready in a language and form.
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

/** Waits for an occasion to ask again. One that the clock gives uses up the first of the pauses that are left. */
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
    // Not all visitors at once, for whom the API failed at once. A tab that nobody sees waits until it is seen.
    const byClock = () => goIfSeen() && left.shift();
    const timer = pause && setTimeout(byClock, pause * (0.75 + Math.random() / 2));
    window.addEventListener('online', go, { signal: listening.signal });
    document.addEventListener('visibilitychange', goIfSeen, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
  });
}
