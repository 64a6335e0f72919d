import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Schemas } from '../../engine/schema/schema.ts';
import { fail, type Sources, serveApi, serveUnknownApi } from './api.ts';
import { policyHeader, withoutPolicy } from './headers.ts';
import { servePages } from './pages.ts';
import { openBuild } from './served-build.ts';

/** What a server needs to know. */
export interface ServerOptions {
  /** The built site. */
  dist: string;
  schemas: Schemas;
  /** What the embedded API answers from. */
  sources: Sources;
  /** Where `/api/v1` is passed on to instead, for example `https://api.example.com`. */
  upstream?: string;
  /** Called when a new build has come in the place of the one that was served. */
  onNewBuild?: () => void;
}

/** An error with what HTTP says of it. */
interface ServerError extends Error {
  statusCode?: number;
  headers?: Record<string, string>;
}

/** A Fastify server with the time limits and error answers of every server here. */
export function newServer(): FastifyInstance {
  const server = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn' },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A client that dawdles over its request is let go: a whole request within 5 s, its headers within 4.
    requestTimeout: 5000,
    keepAliveTimeout: 5000,
    http: { headersTimeout: 4000, connectionsCheckingInterval: 1000 },
  });
  server.setErrorHandler((error: ServerError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    // A range that a file does not have is answered with the file's length (RFC 9110, 15.5.17).
    for (const [name, value] of Object.entries(error.headers ?? {})) if (value) reply.header(name, value);
    const message = status === 500 ? 'The server made a mistake.' : error.message;
    return fail(reply, status, status === 500 ? 'internal' : 'bad-request', message);
  });
  return server;
}

/** Creates the production server for a built site. Throws when there is no build; listening is the caller's. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { dist, schemas, sources, upstream, onNewBuild } = options;
  const build = openBuild(dist, onNewBuild);
  const server = newServer();
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(build().headers);
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (withoutPolicy.test(String(reply.getHeader('content-type')))) reply.removeHeader(policyHeader);
    return payload;
  });
  if (upstream) {
    await server.register(proxy, {
      upstream,
      prefix: '/api/v1',
      rewritePrefix: '/api/v1',
      httpMethods: ['GET', 'HEAD'],
      undici: { headersTimeout: 10_000, bodyTimeout: 10_000 },
    });
  } else await serveApi(server, sources, schemas);
  serveUnknownApi(server);
  await servePages(server, dist, build, upstream !== undefined);
  return server;
}
