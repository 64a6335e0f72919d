import type { CompiledData, CompiledSite } from '../../model/compiled.ts';
import { buildCallAddress } from '../../model/source.ts';
import { isHostFailing } from '../runtime/faults.ts';
import { defaultTimeoutMs, requestAddress, requestHeaders, type Send, withTimeLimit } from './api-request.ts';
import { cachedAnswers, canShow, isRecent } from './cached-answers.ts';

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
  const whole = requestAddress(address, site);
  const headers = requestHeaders(whole, answer === undefined ? undefined : tag);
  const held = headers['if-none-match'];
  const cached = cachedAnswers.get(address);
  // The API client knows more: a newer answer, or that the last call failed.
  const isKnown = cached !== undefined && 'payload' in cached;
  if (!held || isKnown || isHostFailing()) return fetchAnswer;
  if (cached && canShow(cached, held) && isRecent(cached)) return undefined;
  const coming = fetch(whole, { headers, signal: withTimeLimit(defaultTimeoutMs, signal) });
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
