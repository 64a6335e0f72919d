import type { FastifyInstance } from 'fastify';
import { healthAddress } from '../model/schema/reserved-addresses.ts';
import { isDraining } from './drain.ts';

interface Health {
  status: 'ok' | 'failing' | 'leaving';
  build: string;
  /** Whether the API serves the current records, or the last valid ones because the current ones have errors. */
  records: 'valid' | 'kept';
  /** What is wrong with `dist`: it is missing, or one of its files was changed. Default: nothing. */
  dist?: 'gone' | 'spoilt';
  /** The result of the last upstream call; absent without an upstream. */
  upstream?: 'ok' | 'failing';
}

/** Serves `GET /healthz`: 200, or 503 without a site to serve or while the server stops. */
export function serveHealth(server: FastifyInstance, health: () => Health): void {
  server.get(healthAddress, (_request, reply) => {
    const now: Health = { ...health(), ...(isDraining(server) && { status: 'leaving' }) };
    return reply
      .code(now.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(now);
  });
}
