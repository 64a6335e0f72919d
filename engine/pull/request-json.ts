import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Agent, request } from 'undici';
import { t } from '../check/messages/messages.ts';
import { readUrl } from '../model/schema/read-url.ts';
import { OriginError, refuse } from './origin-error.ts';
import type { Budget } from './read-limits.ts';

export interface JsonRequest {
  url: URL;
  headers: [string, string][];
  /** The body of a POST request. Default: a GET request. */
  body?: string;
  /** Whether the answer is a text of any type. Default: JSON. */
  isText?: true;
}

export interface JsonAnswer {
  value: unknown;
  /** The `Link` header. */
  link: string;
}

export interface RequestOptions {
  timeoutMs: number;
  budget: Budget;
  /** Whether requests contain secrets, which need https outside of private networks. */
  isSecret: () => boolean;
}

const maxRedirects = 5;

/** Addresses that never serve content: those of a cloud's instance metadata, with its credentials. */
const forbidden = new BlockList();
forbidden.addSubnet('169.254.0.0', 16);
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addAddress('fd00:ec2::254', 'ipv6');

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Opens a client for one origin: follows redirects on the same host only, within limits of time and size. */
export function openClient({ timeoutMs, budget, isSecret }: RequestOptions) {
  const permit = (address: string, needsPrivate: boolean) => {
    // A mapped address is one of IPv4: the lists compare it as such.
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (forbidden.check(address, family)) refuse([], 'pullForbidden');
    if (needsPrivate && !privateNetworks.check(address, family)) refuse([], 'pullUnencrypted');
  };
  let needsPrivate = false;
  const guardedLookup = (
    host: string,
    options: LookupOptions,
    done: (error: Error | null, address?: string | LookupAddress[], family?: number) => void,
  ) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error);
      try {
        for (const { address } of addresses) permit(address, needsPrivate);
      } catch (refused) {
        return done(refused as Error);
      }
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first?.address, first?.family);
    });
  const agent = new Agent({ connect: { timeout: timeoutMs, lookup: guardedLookup as never } });

  const askOnce = async ({ url, headers, body }: JsonRequest, signal: AbortSignal) => {
    needsPrivate = isSecret() && url.protocol === 'http:';
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    // The lookup is not called for addresses.
    if (isIP(host)) permit(host, needsPrivate);
    const answer = await request(url, {
      dispatcher: agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: [
        ...Object.entries({ accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'pagewright' }),
        ...(body === undefined ? [] : [['content-type', 'application/json']]),
        ...headers,
      ].flat(),
      ...(body !== undefined && { body }),
      signal,
    });
    // A body that is not read to its end is an error of its own.
    answer.body.on('error', () => {});
    return { ...answer, headerOf: (name: string) => [answer.headers[name] ?? ''].flat().join(', ') };
  };

  return {
    /** Throws an {@link OriginError} unless the answer is JSON with a status of success. */
    async ask(wanted: JsonRequest): Promise<JsonAnswer> {
      const patient = new AbortController();
      const timer = setTimeout(() => patient.abort(new DOMException('too late', 'TimeoutError')), timeoutMs);
      try {
        let { url } = wanted;
        for (let redirects = 0; ; redirects++) {
          const answer = await askOnce({ ...wanted, url }, patient.signal);
          const { statusCode: status } = answer;
          const location = status >= 300 && status < 400 ? answer.headerOf('location') : '';
          if (location === '') return await readAnswer(answer, wanted.isText);
          answer.body.destroy();
          const next = readUrl(location, url);
          if (next?.origin !== url.origin) refuse([], 'pullRedirect', { host: next?.host ?? '?' });
          if (redirects >= maxRedirects || wanted.body !== undefined) refuse([], 'pullRedirects');
          url = next as URL;
        }
      } catch (error) {
        throw error instanceof OriginError ? error : describeFailure(error as NodeJS.ErrnoException, timeoutMs);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.destroy(),
  };

  async function readAnswer(
    { statusCode, headerOf, body }: Awaited<ReturnType<typeof askOnce>>,
    isText = false,
  ): Promise<JsonAnswer> {
    const chunks: Buffer[] = [];
    try {
      if (statusCode === 401 || statusCode === 403) refuse([], 'pullDenied', { status: statusCode });
      if (statusCode < 200 || statusCode > 299) refuse([], 'pullStatus', { status: statusCode });
      if (!/^(identity)?$/.test(headerOf('content-encoding'))) refuse([], 'pullCompressed');
      if (!isText && !/\bjson\b/i.test(headerOf('content-type'))) refuse([], 'pullNoJson');
      for await (const chunk of body) {
        budget.addBytes(chunk.length);
        chunks.push(chunk);
      }
    } finally {
      body.destroy();
    }
    const [text, link] = [Buffer.concat(chunks).toString('utf8'), headerOf('link')];
    try {
      return { value: isText ? text : JSON.parse(text), link };
    } catch {
      return refuse([], 'pullNoJson');
    }
  }
}

/** Errors of the network may name addresses that a redirect or a lookup revealed: only their code is reported. */
function describeFailure(error: NodeJS.ErrnoException, timeoutMs: number): unknown {
  const { code = '', name, cause } = error;
  if (cause instanceof OriginError) return cause;
  if (/timeout/i.test(`${name}${code}`))
    return new OriginError(t('pullLate', { seconds: Math.ceil(timeoutMs / 1000) }));
  return new OriginError(t('pullUnreachable', { code: code || name }));
}
