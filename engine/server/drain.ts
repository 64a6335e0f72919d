import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance>();

/** Whether a server is stopping: it still answers, but balancers should send nothing more. */
export function isDraining(server: FastifyInstance): boolean {
  return draining.has(server);
}

/** How long an idle connection may still bring a request, in milliseconds: it may be on its way. */
const graceMs = 300;

/** How long a response may take while the server stops, in milliseconds. Longer downloads can be resumed. */
const maxDrainMs = 10_000;

/**
 * Prepares a server to stop without losing a request. The returned function marks the next response of each connection
 * as its last, stops listening, and resolves when all responses are sent. It serves on for `drainMs`, until balancers
 * see `/healthz`.
 */
export function createDrain(fastify: FastifyInstance, drainMs = 0): () => Promise<void> {
  const server = fastify.server as Server;
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  const markLast = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('connection', 'close');
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    if (draining.has(fastify)) markLast(answer);
  });
  const closeUnused = () => {
    const used = new Set([...answers].map(({ socket }) => socket));
    for (const socket of sockets) if (!used.has(socket)) socket.destroy();
  };
  return async () => {
    draining.add(fastify);
    for (const answer of answers) markLast(answer);
    await setTimeout(drainMs + graceMs);
    const closed = fastify.close();
    await setTimeout(graceMs);
    closeUnused();
    const late = globalThis.setTimeout(() => server.closeAllConnections(), maxDrainMs);
    await closed;
    clearTimeout(late);
  };
}
