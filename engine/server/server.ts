import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { Ajv, type ValidateFunction } from 'ajv';
import Fastify, { type FastifyInstance } from 'fastify';
import { documentHeaders, drawing, drawingPolicy, hasPolicy, policyHeader } from '../build/hosts/headers.ts';
import type { DescribedApi } from '../compile/openapi.ts';
import { withoutBase } from '../model/page-file.ts';
import { once } from '../model/schema/once.ts';
import { healthAddress } from '../model/schema/reserved-addresses.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { isDraining } from './drain.ts';
import { serveForms } from './forms/serve-forms.ts';
import { openServedBuild } from './open-served-build.ts';
import { describeRequest, describeResponse, loggerOptions } from './request-log.ts';
import { type Sources, sendError, sendMethodError, serveApi } from './serve-api.ts';
import { servePages } from './serve-pages.ts';
import { openUpstream, type UpstreamLimits } from './upstream.ts';

interface ServerOptions {
  dist: string;
  schemas: () => Schemas;
  sources: Sources;
  /** The site, to describe its API. Default: not named. */
  site?: () => DescribedApi['site'];
  /** Whether the sources have the current records. Default: `valid`. */
  records?: () => 'valid' | 'kept';
  /** Whether the records from elsewhere are current. Default: none are refreshed. */
  origins?: () => 'ok' | 'failing' | undefined;
  /** The API to forward `/api/v1` to, for example `https://api.example.com`. */
  upstream?: string;
  limits?: UpstreamLimits;
  /** The file for form entries. Default: forms are refused. */
  entries?: string;
  /** The proxies whose `X-Forwarded-*` headers count. Default: none. */
  trustProxy?: string[] | false;
  onNewBuild?: () => void;
}

interface ServerError extends Error {
  statusCode?: number;
  headers?: Record<string, string>;
}

interface BareServerOptions {
  headers?: () => Record<string, string>;
  trustProxy?: string[] | false;
  /** The folder of its host in which it serves a site, also behind a proxy that takes the folder away. */
  base?: () => string | undefined;
  /** Within this time, in milliseconds, a client must send its whole request. */
  requestTimeout?: number;
  /** Answers all requests in place of the server's routes. */
  listener?: RequestListener;
}

/** Creates a Fastify server with the limits and error responses of all our servers. */
export function newServer({
  headers = () => ({}),
  trustProxy = false,
  base = () => undefined,
  requestTimeout = 5000,
  listener,
}: BareServerOptions = {}): FastifyInstance {
  /** Fastify sets two of them again on the server that it creates with them. */
  const limits = {
    // Slow clients are disconnected.
    requestTimeout,
    headersTimeout: requestTimeout - 1000,
    connectionsCheckingInterval: 1000,
    // Longer than proxies reuse an idle connection, 60 s in nginx and AWS: otherwise one may send a form into a closed
    // connection, which it cannot send again.
    keepAliveTimeout: 65_000,
  };
  /** Clients that read nothing for this time, in milliseconds, are disconnected too. */
  const connectionTimeout = 30_000;
  const server = Fastify({
    ...loggerOptions(),
    ...(listener && { serverFactory: () => createHttpServer(limits, listener).setTimeout(connectionTimeout) }),
    trustProxy,
    rewriteUrl: ({ url = '/' }) => {
      // An absolute URL as the target is valid (RFC 9112, 3.2.2); its host does not matter here.
      const address = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
      const [path = ''] = /^[^?#]*/.exec(address) ?? [];
      const inside = withoutBase(path, base() ?? '');
      return inside === undefined ? address : inside + address.slice(path.length);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Requests that arrive while the server closes are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    connectionTimeout,
    ...limits,
    http: limits,
    // A malformed address reaches no route and no hook.
    frameworkErrors: (_error, request, reply) => {
      sendError(reply.headers(headers()), 400, 'bad-request', 'The address is malformed.');
      request.log.info(describeResponse(request, reply), 'answered');
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers());
    // Two hosts are ambiguous (RFC 9112, 3.2).
    if (hosts(request.raw.rawHeaders) > 1) return sendError(reply, 400, 'bad-request', 'The request names two hosts.');
    // The end of such a body is ambiguous (RFC 9112, 6.3), and with it the start of the next request.
    const encoding = request.headers['transfer-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'chunked') done();
    else sendError(reply.header('connection', 'close'), 400, 'bad-request', 'The transfer encoding is unknown.');
    return undefined;
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string' && /^\/(?!\/)/.test(location)) reply.header('location', (base() ?? '') + location);
    done(null, payload);
  });
  server.setValidatorCompiler(({ schema }) => compileLater(schema));
  server.setErrorHandler((error: ServerError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ ...describeRequest(request), err: error }, 'failed');
    // An invalid range is answered with the file's length (RFC 9110, 15.5.17).
    for (const [name, value] of Object.entries(error.headers ?? {})) if (value) reply.header(name, value);
    const message = status === 500 ? 'The server made a mistake.' : error.message;
    return sendError(reply, status, status === 500 ? 'internal' : 'bad-request', message);
  });
  // Every address answers GET, but a file may disappear before it is sent.
  server.setNotFoundHandler(({ method }, reply) =>
    ['GET', 'HEAD'].includes(method)
      ? reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.')
      : sendMethodError(reply),
  );
  return server;
}

/** Compiles a schema of a route at its first request, with the options of Fastify, which would compile it at the start. */
function compileLater(schema: unknown): (value: unknown) => boolean {
  const options = { coerceTypes: 'array', useDefaults: true, removeAdditional: true } as const;
  const validator = once((): ValidateFunction => new Ajv(options).compile(schema as object));
  const validate = (value: unknown) => {
    const isValid = validator()(value);
    Object.assign(validate, { errors: validator().errors });
    return isValid;
  };
  return validate;
}

/** The number of `Host` headers. Node only exposes the first. */
function hosts(raw: string[]): number {
  return raw.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;
}

/** Creates the production server for a built site, without listening. Throws if there is no build. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    dist,
    schemas,
    sources,
    records = () => 'valid',
    origins = () => undefined,
    upstream,
    limits,
    entries,
    trustProxy,
    onNewBuild,
  } = options;
  const build = openServedBuild(dist, onNewBuild, (file) => server.log.error({ file }, 'not as it was built'));
  const server: FastifyInstance = newServer({
    headers: () => build().headers,
    trustProxy,
    base: () => build().facts.base,
  });
  server.addHook('onSend', ({ url }, reply, payload, done) => {
    const [path = ''] = url.split('?');
    const type = String(reply.getHeader('content-type'));
    if (type.startsWith(drawing)) reply.header(policyHeader, drawingPolicy);
    else if (!hasPolicy(path, type)) for (const name of documentHeaders) reply.removeHeader(name);
    done(null, payload);
  });
  const api = upstream
    ? openUpstream(upstream, (code) => server.log.warn({ code }, 'the upstream failed'), limits)
    : undefined;
  server.addHook('onClose', () => api?.close());
  serveApi(server, sources, schemas, api, options.site);
  // 503 without a site to serve or while the server stops.
  server.get(healthAddress, (_request, reply) => {
    const { facts, state } = build();
    const dist = state();
    const status = isDraining(server) ? 'leaving' : dist === 'gone' ? 'failing' : 'ok';
    const health = {
      status,
      build: facts.build,
      ...(dist !== 'whole' && { dist }),
      records: records(),
      ...(origins() && { origins: origins() }),
      ...(api && { upstream: api.state() }),
    };
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  if (entries !== undefined) await serveForms(server, dist, build, entries);
  await servePages(server, dist, build, upstream !== undefined);
  return server;
}
