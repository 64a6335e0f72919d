import { type Answer, type CallError, type GetOptions, get } from './client.ts';
import type { Params } from './source.ts';

/** What came of a call: an answer, an error, or both where there is an earlier answer. */
export interface Heard {
  answer?: Answer;
  error?: unknown;
}

/** How long to wait after the first failure, and at most, in milliseconds. */
const patience = { first: 30_000, longest: 600_000 };

/**
 * Asks a source until it gives its newest answer or says that there is none, and tells `hear` what comes of each call. After a failure
 * it asks again when the browser is online or seen again, and else after half a minute, then ever more seldom. Ends with the signal.
 */
export async function refresh(
  source: string,
  params: Params,
  options: GetOptions & { signal: AbortSignal },
  hear: (heard: Heard) => void,
): Promise<void> {
  const { signal } = options;
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      const answer = await get(source, params, { ...options, again: options.again || turn > 0 });
      if (signal.aborted) return;
      hear({ answer });
      if (!answer.asOf) return;
    } catch (error) {
      if (signal.aborted) return;
      const { last, status } = error as Partial<CallError>;
      hear({ error, ...(last && { answer: last }) });
      if (status === 400 || status === 404) return;
    }
    await nextOccasion(turn, signal);
  }
}

function nextOccasion(turn: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const goIfSeen = () => document.visibilityState === 'visible' && go();
    // Not all visitors at once, for whom the API failed at once.
    const wait = Math.min(patience.first * 2 ** turn, patience.longest) * (0.75 + Math.random() / 2);
    const timer = setTimeout(goIfSeen, wait);
    window.addEventListener('online', go, { signal: listening.signal });
    document.addEventListener('visibilitychange', goIfSeen, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
  });
}
