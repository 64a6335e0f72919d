import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection without a request may still bring one, in milliseconds: it may be on its way. */
const graceMs = 300;

/** How long an answer under way may take when the server leaves, in milliseconds; longer downloads can be resumed. */
const maxDrainMs = 10_000;

/**
 * Prepares a server to leave without losing a request, which closing alone does not: it would close connections on which a
 * request is under way to it, and wait for ever for those that are used again and again. The returned function tells each
 * connection with its next answer that it is the last, then stops listening, and resolves when all answers are sent.
 */
export function drainable(fastify: FastifyInstance): () => Promise<void> {
  const server = fastify.server as Server;
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let leaving = false;
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
    if (leaving) last(answer);
  });
  const closeUnused = () => {
    const used = new Set([...answers].map(({ socket }) => socket));
    for (const socket of sockets) if (!used.has(socket)) socket.destroy();
  };
  return async () => {
    leaving = true;
    for (const answer of answers) last(answer);
    await setTimeout(graceMs);
    const closed = fastify.close();
    await setTimeout(graceMs);
    closeUnused();
    const late = globalThis.setTimeout(() => server.closeAllConnections(), maxDrainMs);
    await closed;
    clearTimeout(late);
  };
}
