import type { CompiledData, CompiledSite } from '../../model/compiled.ts';
import { basePathOf } from '../../model/page-file.ts';
import { buildCallAddress } from '../../model/source.ts';
import { isHostFailing } from '../runtime/faults.ts';

// Every page loads this module. It has no dependency on ky, which is loaded for answers that a page does not have yet.

/** How long an answer is fresh, in milliseconds: going back and forth calls the API once. */
const freshMs = 60_000;

/** The time limit of a call with its body, in milliseconds. */
export const defaultTimeoutMs = 10_000;

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

/** The absolute address of a call, to `api` or to this site. */
export function absolute(address: string, site: CompiledSite): URL {
  const { api = '/' } = site;
  return new URL((api === '/' ? basePathOf(site) : api) + address, location.href);
}

/** The headers of a call, with the tag of a held answer. */
export function headersOf(address: URL, tag: string | undefined): Record<string, string> {
  // A custom header to another origin would need a CORS preflight.
  const isTagged = tag !== undefined && address.origin === location.origin;
  return { accept: 'application/json', ...(isTagged && { 'if-none-match': tag }) };
}

/** A signal that also aborts after a time limit. */
export function limited(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
}

/** Sends the requests of a call. */
export type Send = (...request: Parameters<typeof fetch>) => Promise<Response>;

/**
 * Asks the API whether the answer in a page is still the newest. If so, returns nothing. Otherwise returns what sends
 * the requests of the API client: the first gets the response or the failure that has already come.
 */
export async function confirmAnswer(
  { path, params, answer, tag }: CompiledData,
  site: CompiledSite,
  signal: AbortSignal,
): Promise<Send | undefined> {
  const address = buildCallAddress(path, params);
  const whole = absolute(address, site);
  const headers = headersOf(whole, answer === undefined ? undefined : tag);
  const held = headers['if-none-match'];
  const cached = cachedAnswers.get(address);
  // The API client knows more: a newer answer, or that the last call failed.
  const isKnown = cached !== undefined && 'payload' in cached;
  if (!held || isKnown || isHostFailing()) return fetchAnswer;
  if (cached && canShow(cached, held) && isRecent(cached)) return undefined;
  const coming = fetch(whole, { headers, signal: limited(defaultTimeoutMs, signal) });
  const response = await coming.catch(() => undefined);
  if (response?.status !== 304) return sendAfter(coming);
  // Browsers count an unread response as aborted.
  await response.text();
  cachedAnswers.set(address, { time: Date.now(), tag: held });
  return undefined;
}

const fetchAnswer: Send = (...request) => fetch(...request);

function sendAfter(first: Promise<Response>): Send {
  const left = [first];
  return (...request) => left.pop() ?? fetchAnswer(...request);
}
