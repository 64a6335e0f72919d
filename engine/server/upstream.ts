import { LRUCache } from 'lru-cache';
import { readUrl } from '../model/schema/read-url.ts';
import { type Breaker, createBreaker } from './breaker.ts';

export interface UpstreamResponse {
  status: number;
  /** The JSON as received. Empty unless the status is 200, because an API's errors may reveal its internals. */
  body: Buffer;
  /** The upstream's own caching rule, if it sent one. */
  cacheControl?: string;
  /** The time of arrival, in milliseconds since 1970. */
  timeMs: number;
  /** Whether it is the last good response, because there is no new one. */
  stale: boolean;
}

export type Upstream = ReturnType<typeof openUpstream>;

/** Why there is no response. It reveals nothing about the upstream. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  constructor(readonly late: boolean) {
    super(late ? 'The API did not answer in time.' : 'The API could not be reached or gave no proper answer.');
  }
}

export interface UpstreamLimits {
  /** The time limit of a call with its body, in milliseconds. Default: 3000; browsers wait ten seconds in all. */
  timeoutMs?: number;
  /** The maximum body size in bytes. Default: 5 MB. */
  maxBytes?: number;
  /** The number of failures in a row after which an endpoint rests. Default: 5. */
  failures?: number;
  /** How long it rests before one call tries it, in milliseconds. Default: 5000. */
  restMs?: number;
}

/** Status codes that concern the call, not the API. */
const callStatuses = new Set([400, 404, 410, 422]);

/** Opens an API. Serves up to 2000 cached responses or 64 MB while it fails. `origin` must be plain http(s). */
export function openUpstream(
  origin: string,
  failed: (code: string) => void = () => {},
  { timeoutMs = 3000, maxBytes = 5_000_000, failures: most = 5, restMs = 5000 }: UpstreamLimits = {},
) {
  const base = parseOrigin(origin);
  // Loaded at the first call: most sites have no upstream.
  const loadClient = async () => {
    const { Agent, request } = await import('undici');
    const agent = new Agent({ connections: 32, connect: { timeout: timeoutMs }, maxResponseSize: maxBytes });
    return { agent, request };
  };
  let client: ReturnType<typeof loadClient> | undefined;
  const cache = new LRUCache<string, UpstreamResponse>({
    max: 2000,
    maxSize: 64_000_000,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const underWay = new Map<string, Promise<UpstreamResponse>>();
  /** One for each endpoint, so that it rests without the others. */
  const breakers = new Map<string, Breaker>();

  async function ask(address: string): Promise<UpstreamResponse> {
    client ??= loadClient();
    const { agent, request } = await client;
    // Cleared after the call, unlike `AbortSignal.timeout`, whose timers pile up under load.
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
      // Read in any case, so that the connection is free again.
      const bytes = Buffer.from(await stream.arrayBuffer());
      checkResponse(statusCode, String(headers['content-type']), bytes);
      const cacheControl = headers['cache-control']?.toString();
      const body = statusCode === 200 ? bytes : Buffer.alloc(0);
      return { status: statusCode, body, ...(cacheControl && { cacheControl }), timeMs: Date.now(), stale: false };
    } finally {
      clearTimeout(timer);
    }
  }

  async function fresh(endpoint: string, address: string): Promise<UpstreamResponse> {
    const breaker = breakers.get(endpoint) ?? createBreaker({ failures: most, restMs });
    breakers.set(endpoint, breaker);
    try {
      if (breaker.isResting()) throw resting;
      breaker.begin(timeoutMs);
      const answer = await ask(address);
      breaker.succeed();
      if (answer.status === 200) cache.set(address, answer);
      else cache.delete(address);
      return answer;
    } catch (error) {
      const code = errorCode(error);
      if (error !== resting) {
        breaker.fail();
        failed(code);
      }
      const last = cache.get(address);
      if (last) return { ...last, stale: true };
      throw new UpstreamError(/timeout/i.test(code));
    }
  }

  return {
    /**
     * Requests an address below the upstream's. Rejects with an {@link UpstreamError} without a new or cached response.
     */
    async get(endpoint: string, address: string): Promise<UpstreamResponse> {
      let call = underWay.get(address);
      if (!call) {
        call = fresh(endpoint, address).finally(() => underWay.delete(address));
        underWay.set(address, call);
      }
      return call;
    },
    /** `failing` if the last call of any endpoint failed. */
    state: () => ([...breakers.values()].some((breaker) => breaker.hasFailed()) ? 'failing' : 'ok'),
    close: async () => (await client)?.agent.destroy(),
  };
}

/** Thrown while an endpoint rests. */
const resting = new Error('resting');

/** Throws unless a response has its payload under `data`, or is a JSON error about the call. */
function checkResponse(status: number, type: string, bytes: Buffer): void {
  if (status !== 200 && !callStatuses.has(status)) throw new Error(`status ${status}`);
  if (!/\bjson\b/i.test(type)) throw new Error('not JSON');
  const value = JSON.parse(bytes.toString('utf8'));
  if (status === 200 && (value?.data ?? undefined) === undefined) throw new Error('no data');
}

function parseOrigin(origin: string): string {
  const url = readUrl(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Error(
      'API_UPSTREAM must be an http or https address without name, password or query: https://api.example.com',
    );
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** A short code for a failure. Error messages could reveal the upstream's address or response. */
export function errorCode(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  return name === 'Error' ? message : name;
}
