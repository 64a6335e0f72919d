import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contextWith } from '../generate/gallery/small-context.ts';
import { createServer } from '../server/server.ts';
import type { UpstreamLimits } from '../server/upstream.ts';
import { writeSmallDist } from './small-dist.ts';

export type SmallServer = Awaited<ReturnType<typeof startSmallServer>>;

/** Creates a server of the small dist with one news record. With `upstream`, it forwards API calls, within `limits`. */
export async function startSmallServer(upstream?: string, limits?: UpstreamLimits) {
  const dist = await writeSmallDist();
  const server = await startServerOf(dist, upstream, limits);
  return {
    server,
    dist,
    get: (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers }),
    /** Listens on a free port and returns the address, for tests that need a network. */
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await server.close();
      await rm(dirname(dist), { recursive: true });
    },
  };
}

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
