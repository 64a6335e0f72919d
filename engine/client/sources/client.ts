import ky, { HTTPError } from 'ky';
import type { AnswerForm, CompiledSite } from '../../model/compiled.ts';
import { prepareAnswer } from '../../model/sources/prepare-answer.ts';
import { throwChunkLoadError } from '../runtime/chunk-load-error.ts';

/** How long an answer counts as fresh, in milliseconds: going back and forth asks the API once. */
const freshMs = 60_000;

/** How long a call may take, its body included, in milliseconds. */
const defaultTimeoutMs = 10_000;

// ky's own timeout ends with the headers; the signal of `limited` also covers a body that never ends.
const api = ky.create({ timeout: false, retry: 0, headers: { accept: 'application/json' } });

/** What came from an address, and when. */
interface Came {
  time: number;
  /** The answer's payload, not made ready; absent where the server said that what was held is still the newest. */
  payload?: unknown;
  /** The tag of the answer that was held then. */
  tag?: string;
  asOf?: string;
}

const cache = new Map<string, Came>();

/** What a source answers, ready to show. */
export interface Answer {
  data: unknown;
  /** When the answer was given, in ISO form; set where a newer one could not be had. Default: it is the newest. */
  asOf?: string;
}

/** A call that failed, with the API's status when it answered at all. */
export class CallError extends Error {
  override name = 'CallError';
  /** What the source answered earlier in this tab. Default: nothing yet. */
  last?: Answer;
  constructor(
    message: string,
    readonly status: number | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How a source is asked. */
export interface GetOptions {
  site: CompiledSite;
  /** What the answer must look like. */
  form: AnswerForm;
  /** The answer that is shown already, ready to show, with its ETag: where it is still the newest, nothing is sent or made ready again. */
  held?: { data: unknown; tag: string } | undefined;
  /** Calls the call off. */
  signal?: AbortSignal;
  /** Asks anew even when the last answer is fresh. Default: `false`. */
  again?: boolean;
  /** How long the call may take, in milliseconds. Default: ten seconds. */
  timeoutMs?: number;
}

/**
 * Gets what the API answers at an address, ready to show. An answer younger than a minute comes from memory, unless `again` asks anew.
 * Rejects with a {@link CallError} after a failure, an answer of another form or ten seconds, and with an `AbortError` when the signal fires.
 */
export async function get(
  address: string,
  { site, form, held, signal, again = false, timeoutMs = defaultTimeoutMs }: GetOptions,
): Promise<Answer> {
  const ready = async (came: Came) => {
    if (!('payload' in came)) return held?.data;
    // The sanitiser is a third of an engine's worth of bytes; only answers with HTML need it.
    const sanitise = hasHtml(form)
      ? (await import('../../ui/kit/sanitise.ts').catch(throwChunkLoadError)).createSanitiser(window)
      : noHtml;
    return prepareAnswer(came.payload, form, { ...site, sanitise });
  };
  const known = cache.get(address);
  const tells = known && ('payload' in known || known.tag === held?.tag);
  const isFresh = tells && !again && Date.now() - known.time < freshMs;
  try {
    const whole = absolute(address, site.api);
    const came = isFresh ? known : { time: Date.now(), ...(await call(whole, held?.tag, signal, timeoutMs)) };
    const data = await ready(came).catch((error) => fail(whole, error));
    // Only what can be shown takes the place of what was.
    cache.set(address, came);
    return { data, ...(came.asOf && { asOf: came.asOf }) };
  } catch (error) {
    if (tells && !isFresh && error instanceof CallError) {
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
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<Omit<Came, 'time'>> {
  try {
    // Another origin would first have to be asked whether it may be told.
    const headers = tag !== undefined && address.origin === location.origin ? { 'if-none-match': tag } : {};
    const throwHttpErrors = (status: number) => status !== 304;
    const response = await api.get(address, { headers, throwHttpErrors, signal: limited(timeoutMs, signal) });
    if (response.status === 304 && tag !== undefined) {
      // To browsers, what nobody reads to its end is called off.
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

/** The whole address of a call to an API that stands at `api`, or at this site. */
function absolute(address: string, api = '/'): URL {
  return new URL(address, new URL(api, location.href));
}

/** A signal that fires after a time, or with another one. */
function limited(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
}
