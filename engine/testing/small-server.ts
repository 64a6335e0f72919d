import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { contextWith } from '../generate/gallery/small-context.ts';
import { createServer } from '../server/server.ts';
import type { UpstreamLimits } from '../server/upstream.ts';
import { writeSmallDist } from './small-dist.ts';

/** A server of the small dist with one news record. */
export interface SmallServer {
  server: FastifyInstance;
  dist: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Listens on a free port and returns the address, for tests that need a network. */
  listen(): Promise<string>;
  /** Closes the server and deletes its folder. */
  close(): Promise<void>;
}

/** Creates a server for tests without a network. With `upstream`, it forwards API calls, within `limits`. */
export async function startSmallServer(upstream?: string, limits?: UpstreamLimits): Promise<SmallServer> {
  const dist = await writeSmallDist();
  const server = await startServerOf(dist, upstream, limits);
  return {
    server,
    dist,
    get: (url, headers = {}) => server.inject({ url, headers }),
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await server.close();
      await rm(dirname(dist), { recursive: true });
    },
  };
}

/** Creates a server for an existing small dist. */
export async function startServerOf(
  dist: string,
  upstream?: string,
  limits?: UpstreamLimits,
): Promise<FastifyInstance> {
  process.env.LOG_LEVEL ??= 'silent';
  const news = { id: 1, title: 'A', summary: 'B', time: '2025-01-31', content: 'C' };
  const { sources, schemas } = await contextWith({ 'assets/records/news/a.json': news });
  return createServer({ dist, schemas: () => schemas, sources: () => sources, upstream, limits });
}
