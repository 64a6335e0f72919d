import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const leaving = new WeakSet<FastifyInstance>();

/** Whether a server was told to stop: it still answers, but a balancer should send it nothing more. */
export function isLeaving(server: FastifyInstance): boolean {
  return leaving.has(server);
}

/** How long a connection without a request may still bring one, in milliseconds: it may be on its way. */
const graceMs = 300;

/** How long an answer under way may take when the server leaves, in milliseconds; longer downloads can be resumed. */
const maxDrainMs = 10_000;

/**
 * Prepares a server to leave without losing a request, which closing alone does not: it would close connections on which a
 * request is under way to it, and wait for ever for those that are used again and again. The returned function tells each
 * connection with its next answer that it is the last, then stops listening, and resolves when all answers are sent. Before that it
 * goes on as it is for `drainMs`, so that a balancer learns by `/healthz` that it leaves: what was sent to it and not yet taken when
 * it stops listening would be lost.
 */
export function drainable(fastify: FastifyInstance, drainMs = 0): () => Promise<void> {
  const server = fastify.server as Server;
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  const last = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('connection', 'close');
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    if (leaving.has(fastify)) last(answer);
  });
  const closeUnused = () => {
    const used = new Set([...answers].map(({ socket }) => socket));
    for (const socket of sockets) if (!used.has(socket)) socket.destroy();
  };
  return async () => {
    leaving.add(fastify);
    for (const answer of answers) last(answer);
    await setTimeout(drainMs + graceMs);
    const closed = fastify.close();
    await setTimeout(graceMs);
    closeUnused();
    const late = globalThis.setTimeout(() => server.closeAllConnections(), maxDrainMs);
    await closed;
    clearTimeout(late);
  };
}
