import { LRUCache } from 'lru-cache';
import { Agent, request } from 'undici';
import { readUrl } from '../model/schema/read-url.ts';

export interface UpstreamAnswer {
  status: number;
  /** The JSON as it came; empty unless the status is 200: what an API says of its errors may tell of itself. */
  body: Buffer;
  /** The upstream's own word on how long the answer may be cached, if it gave one. */
  cacheControl?: string;
  /** When it came, in milliseconds since 1970. */
  timeMs: number;
  /** Whether it is the last good answer, given because there is no new one. */
  stale: boolean;
}

/** A real API behind the server. */
export interface Upstream {
  /**
   * Asks an endpoint, named by its path's pattern, for an address below the upstream's own. Rejects with an
   * {@link UpstreamError} when there is neither a new nor a cached answer.
   */
  get(endpoint: string, address: string): Promise<UpstreamAnswer>;
  /** `failing` when the last call of any endpoint failed. Before the first: `ok`. */
  state(): 'ok' | 'failing';
  /** Ends its connections. */
  close(): Promise<void>;
}

/** Why there is no answer: `late`, or any other reason. It tells nothing of the upstream. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  constructor(readonly late: boolean) {
    super(late ? 'The API did not answer in time.' : 'The API could not be reached or gave no proper answer.');
  }
}

/** How much of the upstream is borne. */
export interface UpstreamLimits {
  /** How long a call may take, body included, in milliseconds. Default: 3000; the browser waits ten seconds in all. */
  timeoutMs?: number;
  /** The greatest body, in bytes. Default: 5 MB. */
  maxBytes?: number;
  /** How many calls of an endpoint fail in a row before that one is left alone. Default: 5. */
  failures?: number;
  /** How long it is left alone, in milliseconds; then one call tries it. Default: 5000. */
  restMs?: number;
}

/** The statuses with which an API says something of the call, not of itself. */
const ofTheCall = new Set([400, 404, 410, 422]);

/**
 * Opens a real API. Its good answers are cached and given again while it fails; beyond 2000 of them or 64 MB those that were
 * asked for longest ago are forgotten. `failed` is told the code of each failure. Throws when `origin` is not an http or
 * https address alone.
 */
export function openUpstream(
  origin: string,
  failed: (code: string) => void = () => {},
  { timeoutMs = 3000, maxBytes = 5_000_000, failures: most = 5, restMs = 5000 }: UpstreamLimits = {},
): Upstream {
  const base = baseOf(origin);
  const agent = new Agent({ connections: 32, connect: { timeout: timeoutMs }, maxResponseSize: maxBytes });
  const cache = new LRUCache<string, UpstreamAnswer>({
    max: 2000,
    maxSize: 64_000_000,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const underWay = new Map<string, Promise<UpstreamAnswer>>();
  const breakers = new Map<string, Breaker>();

  async function ask(address: string): Promise<UpstreamAnswer> {
    // Cleared after the call, unlike the signals of `AbortSignal.timeout`, which pile up under load.
    const patient = new AbortController();
    const timer = setTimeout(() => patient.abort(new DOMException('too late', 'TimeoutError')), timeoutMs);
    try {
      const {
        statusCode,
        headers,
        body: stream,
      } = await request(base + address, {
        dispatcher: agent,
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        signal: patient.signal,
      });
      // Read whatever it says, so that the connection is free again.
      const bytes = Buffer.from(await stream.arrayBuffer());
      checkAnswer(statusCode, String(headers['content-type']), bytes);
      const cacheControl = headers['cache-control']?.toString();
      const body = statusCode === 200 ? bytes : Buffer.alloc(0);
      return { status: statusCode, body, ...(cacheControl && { cacheControl }), timeMs: Date.now(), stale: false };
    } finally {
      clearTimeout(timer);
    }
  }

  async function fresh(endpoint: string, address: string): Promise<UpstreamAnswer> {
    const breaker = breakers.get(endpoint) ?? { failures: 0, restsUntil: 0 };
    breakers.set(endpoint, breaker);
    try {
      if (Date.now() < breaker.restsUntil) throw resting;
      // After its rest one call tries the upstream; for the others it rests until that one is back.
      if (breaker.failures >= most) breaker.restsUntil = Date.now() + timeoutMs;
      const answer = await ask(address);
      Object.assign(breaker, { failures: 0, restsUntil: 0 });
      if (answer.status === 200) cache.set(address, answer);
      else cache.delete(address);
      return answer;
    } catch (error) {
      const code = codeOf(error);
      if (error !== resting) {
        breaker.failures += 1;
        if (breaker.failures >= most) breaker.restsUntil = Date.now() + restMs;
        failed(code);
      }
      const last = cache.get(address);
      if (last) return { ...last, stale: true };
      throw new UpstreamError(/timeout/i.test(code));
    }
  }

  return {
    async get(endpoint, address) {
      let call = underWay.get(address);
      if (!call) {
        call = fresh(endpoint, address).finally(() => underWay.delete(address));
        underWay.set(address, call);
      }
      return call;
    },
    state: () => ([...breakers.values()].some(({ failures }) => failures > 0) ? 'failing' : 'ok'),
    close: () => agent.destroy(),
  };
}

/** What is remembered of an endpoint, so that one that fails is left alone and the others are not. */
interface Breaker {
  /** How many calls failed in a row. */
  failures: number;
  /** Until when it is left alone, in milliseconds since 1970. */
  restsUntil: number;
}

/** Why a call is not made. */
const resting = new Error('resting');

/** Throws unless an answer is one of the API: the payload under `data`, or a JSON error that is the call's own. */
function checkAnswer(status: number, type: string, bytes: Buffer): void {
  if (status !== 200 && !ofTheCall.has(status)) throw new Error(`status ${status}`);
  if (!/\bjson\b/i.test(type)) throw new Error('not JSON');
  const value = JSON.parse(bytes.toString('utf8'));
  if (status === 200 && (value?.data ?? undefined) === undefined) throw new Error('no data');
}

function baseOf(origin: string): string {
  const url = readUrl(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Error(
      'API_UPSTREAM must be an http or https address without name, password or query: https://api.example.com',
    );
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** A failure in a word or two. An error's own message could tell the upstream's address, and whole bodies. */
export function codeOf(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  return name === 'Error' ? message : name;
}
