import type { FastifyInstance } from 'fastify';

/** How a server is, as `GET /healthz` tells it. */
export interface Health {
  status: 'ok';
  /** The build that is served. */
  build: string;
  /** Whether the API answers from the records as they are now, or keeps the last valid ones because they no longer hold. */
  records: 'valid' | 'kept';
  /** How the last call of the upstream went; absent without one. */
  upstream?: 'ok' | 'failing';
}

/** Answers `GET /healthz` with a 200 as long as the server can answer at all. */
export function serveHealth(server: FastifyInstance, health: () => Health): void {
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send(health()));
}
