// Every page loads this module. It has no dependency on ky, which is loaded for answers that a page does not have yet.

/** How long an answer is fresh, in milliseconds: going back and forth calls the API once. */
const freshMs = 60_000;

/** The last answer of an address. */
export interface CachedAnswer {
  time: number;
  /** The raw payload; absent if the server confirmed the held answer. */
  payload?: unknown;
  /** The tag of the held answer. */
  tag?: string;
  asOf?: string;
}

export const cachedAnswers = new Map<string, CachedAnswer>();

/** Whether an answer is so new that the API is not called again. */
export function isRecent({ time }: CachedAnswer): boolean {
  return Date.now() - time < freshMs;
}

/** Whether a cached answer is one to show, for a page that holds the answer with this tag. */
export function canShow(cached: CachedAnswer, tag: string | undefined): boolean {
  return 'payload' in cached || cached.tag === tag;
}
