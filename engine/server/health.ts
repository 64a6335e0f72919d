import type { FastifyInstance } from 'fastify';
import { healthAddress } from '../model/schema/reserved-addresses.ts';
import { isLeaving } from './drain.ts';

/** How a server is, as `GET /healthz` tells it. */
interface Health {
  status: 'ok' | 'failing' | 'leaving';
  build: string;
  /** Whether the API answers from the records as they are now, or keeps the last valid ones because they no longer hold. */
  records: 'valid' | 'kept';
  /** What is wrong with the built site on the disk: it is gone, and no page is served, or a file is not as it was built. Default: nothing. */
  dist?: 'gone' | 'spoilt';
  /** How the last call of the upstream went; absent without one. */
  upstream?: 'ok' | 'failing';
}

/** Answers `GET /healthz`: with a 200, or a 503 while there is no site to serve, or the server was told to stop. */
export function serveHealth(server: FastifyInstance, health: () => Health): void {
  server.get(healthAddress, (_request, reply) => {
    const now: Health = { ...health(), ...(isLeaving(server) && { status: 'leaving' }) };
    return reply
      .code(now.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(now);
  });
}
