import Fastify, { type FastifyInstance } from 'fastify';
import { hasPolicy, policyHeader } from '../build/hosts/headers.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { fail, failMethod, type Sources, serveApi } from './api.ts';
import { serveForms } from './forms/serve-forms.ts';
import { serveHealth } from './health.ts';
import { servePages } from './pages.ts';
import { answered, logging, told } from './request-log.ts';
import { openBuild } from './served-build.ts';
import { openUpstream, type UpstreamLimits } from './upstream.ts';

interface ServerOptions {
  dist: string;
  /** What the API's parameters must be. */
  schemas: () => Schemas;
  /** What the embedded API answers from. */
  sources: Sources;
  /** Whether the records that `sources` answers from are those of now, or the last valid ones. Default: of now. */
  records?: () => 'valid' | 'kept';
  /** Where `/api/v1` is passed on to instead, for example `https://api.example.com`. */
  upstream?: string;
  /** How much of the upstream is borne. */
  limits?: UpstreamLimits;
  /** The file that takes what the pages' forms send. Default: forms are not taken. */
  entries?: string;
  /** The proxies in front of the server, whose `X-Forwarded-*` headers count. Default: none. */
  trustProxy?: string[] | false;
  /** Called when a new build has come in the place of the one that was served. */
  onNewBuild?: () => void;
}

interface ServerError extends Error {
  statusCode?: number;
  headers?: Record<string, string>;
}

/**
 * A Fastify server with the time limits and error answers of every server here; each of its answers has these headers. Only the named
 * proxies may say whom they ask for.
 */
export function newServer(
  headers: () => Record<string, string> = () => ({}),
  trustProxy: string[] | false = false,
): FastifyInstance {
  const server = Fastify({
    ...logging(),
    trustProxy,
    // A whole address instead of a path is valid (RFC 9112, 3.2.2); whose it says it is does not matter here.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A request that came in while the server closes is answered like any other.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A client that dawdles over its request is let go: a whole request within 5 s, its headers within 4.
    requestTimeout: 5000,
    keepAliveTimeout: 5000,
    // So is one that takes nothing of its answer for half a minute.
    connectionTimeout: 30_000,
    http: { headersTimeout: 4000, connectionsCheckingInterval: 1000 },
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (_error, request, reply) => {
      fail(reply.headers(headers()), 400, 'bad-request', 'The address is malformed.');
      request.log.info(answered(request, reply), 'answered');
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers());
    // Whom it is meant for is a matter of opinion (RFC 9112, 3.2).
    if (hosts(request.raw.rawHeaders) > 1) return fail(reply, 400, 'bad-request', 'The request names two hosts.');
    // Where such a body ends is a matter of opinion (RFC 9112, 6.3), and the next request with it.
    const encoding = request.headers['transfer-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'chunked') done();
    else fail(reply.header('connection', 'close'), 400, 'bad-request', 'The transfer encoding is unknown.');
    return undefined;
  });
  server.setErrorHandler((error: ServerError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ ...told(request), err: error }, 'failed');
    // A range that a file does not have is answered with the file's length (RFC 9110, 15.5.17).
    for (const [name, value] of Object.entries(error.headers ?? {})) if (value) reply.header(name, value);
    const message = status === 500 ? 'The server made a mistake.' : error.message;
    return fail(reply, status, status === 500 ? 'internal' : 'bad-request', message);
  });
  // Every address answers GET in some way, but a file may be gone when it is to be sent.
  server.setNotFoundHandler(({ method }, reply) =>
    ['GET', 'HEAD'].includes(method)
      ? reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.')
      : failMethod(reply),
  );
  return server;
}

/** How many `Host` headers a request came with, of which Node tells the first alone. */
function hosts(raw: string[]): number {
  return raw.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;
}

/** Creates the production server for a built site. Throws when there is no build; listening is the caller's. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    dist,
    schemas,
    sources,
    records = () => 'valid',
    upstream,
    limits,
    entries,
    trustProxy,
    onNewBuild,
  } = options;
  const build = openBuild(dist, onNewBuild, (file) => server.log.error({ file }, 'not as it was built'));
  const server: FastifyInstance = newServer(() => build().headers, trustProxy);
  server.addHook('onSend', ({ url }, reply, payload, done) => {
    const [path = ''] = url.split('?');
    if (!hasPolicy(path, String(reply.getHeader('content-type')))) reply.removeHeader(policyHeader);
    done(null, payload);
  });
  const api = upstream
    ? openUpstream(upstream, (code) => server.log.warn({ code }, 'the upstream failed'), limits)
    : undefined;
  server.addHook('onClose', () => api?.close());
  serveApi(server, sources, schemas, api);
  serveHealth(server, () => {
    const { facts, state } = build();
    const dist = state();
    return {
      status: dist === 'gone' ? 'failing' : 'ok',
      build: facts.build,
      ...(dist !== 'whole' && { dist }),
      records: records(),
      ...(api && { upstream: api.state() }),
    };
  });
  if (entries !== undefined) await serveForms(server, dist, build, entries);
  await servePages(server, dist, build, upstream !== undefined);
  return server;
}
