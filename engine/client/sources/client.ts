import ky, { HTTPError } from 'ky';
import type { AnswerForm, CompiledData, CompiledSite } from '../../model/compiled.ts';
import { prepareAnswer } from '../../model/sources/prepare-answer.ts';
import { throwChunkLoadError } from '../runtime/chunk-load-error.ts';
import { defaultTimeoutMs, requestAddress, requestHeaders, type Send, withTimeLimit } from './api-request.ts';
import { type CachedAnswer, cachedAnswers, canShow, isRecent } from './cached-answers.ts';

// ky's timeout ends with the headers. The signal of `withTimeLimit` covers the body too.
const api = ky.create({ timeout: false, retry: 0 });

export interface Answer {
  data: unknown;
  /** The time of the answer in ISO form, if a newer one could not be loaded. */
  asOf?: string;
}

/** A failed call, with the API's status if it answered. */
export class CallError extends Error {
  override name = 'CallError';
  /** The last good answer in this tab. */
  last?: Answer;
  constructor(
    message: string,
    readonly status: number | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface GetOptions {
  site: CompiledSite;
  form: AnswerForm;
  /** The pictures that the prerendered answer shows, by address. */
  pictures?: CompiledData['pictures'];
  /** The shown answer with its ETag. If it is still current, nothing is sent or prepared again. */
  held?: { data: unknown; tag: string } | undefined;
  signal?: AbortSignal;
  /** Calls again even if the last answer is fresh. Default: `false`. */
  again?: boolean;
  /** The time limit of the call, in milliseconds. Default: ten seconds. */
  timeoutMs?: number;
  /** Sends the request. Default: `fetch`. */
  send?: Send | undefined;
}

/**
 * Calls the API and prepares its answer, which is cached for a minute unless `again` is set. Rejects with a {@link
 * CallError} after a failure or timeout, and with an `AbortError` when the signal fires.
 */
export async function get(
  address: string,
  { site, form, pictures, held, signal, again = false, timeoutMs = defaultTimeoutMs, send }: GetOptions,
): Promise<Answer> {
  const ready = async (came: CachedAnswer) => {
    if (!('payload' in came)) return held?.data;
    // The sanitizer is large, and only needed for HTML.
    const sanitize = hasHtml(form)
      ? (await import('../../ui/kit/sanitize.ts').catch(throwChunkLoadError)).createSanitizer(window)
      : noHtml;
    return prepareAnswer(came.payload, form, { ...site, sanitize, pictures: (address) => pictures?.[address] });
  };
  const known = cachedAnswers.get(address);
  const tells = known && canShow(known, held?.tag);
  const isUsed = tells && !again && isRecent(known);
  try {
    const whole = requestAddress(address, site);
    const came = isUsed ? known : { time: Date.now(), ...(await call(whole, held?.tag, { signal, timeoutMs, send })) };
    const data = await ready(came).catch((error) => fail(whole, error));
    // Only an answer that can be shown replaces the last one.
    cachedAnswers.set(address, came);
    return { data, ...(came.asOf && { asOf: came.asOf }) };
  } catch (error) {
    if (tells && !isUsed && error instanceof CallError) {
      const { asOf = new Date(known.time).toISOString() } = known;
      error.last = { data: await ready(known), asOf };
    }
    throw error;
  }
}

function hasHtml(form: AnswerForm): boolean {
  return typeof form === 'object' ? Object.values(form).some(hasHtml) : form === 'html';
}

function noHtml(): never {
  throw new Error('the form has no HTML');
}

async function call(
  address: URL,
  tag: string | undefined,
  { signal, timeoutMs, send }: Pick<GetOptions, 'signal' | 'send'> & { timeoutMs: number },
): Promise<Omit<CachedAnswer, 'time'>> {
  try {
    const response = await api.get(address, {
      headers: requestHeaders(address, tag),
      throwHttpErrors: (status) => status !== 304,
      signal: withTimeLimit(timeoutMs, signal),
      ...(send && { fetch: send }),
    });
    if (response.status === 304 && tag !== undefined) {
      // Browsers count an unread response as aborted.
      await response.text();
      return { tag };
    }
    const body = await response.json<{ data?: unknown }>();
    if (body?.data === undefined || body.data === null) throw new Error('the answer holds no data');
    const asOf = response.headers.get('x-answer-from') ?? '';
    return { payload: body.data, ...(Date.parse(asOf) && { asOf }) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return fail(address, error);
  }
}

function fail(address: URL, error: unknown): never {
  const status = error instanceof HTTPError ? error.response.status : undefined;
  throw new CallError(`GET ${address}: ${(error as Error).message}`, status, { cause: error });
}
