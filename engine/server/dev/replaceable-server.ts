import type { ServerResponse } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { newServer } from '../server.ts';

/** How long a replaced server stays for its unfinished answers, in milliseconds. A paused video never ends. */
const mostMs = 2000;

/**
 * A server that passes its requests and web sockets to `first`, and to the next server from `replace` on. No request is
 * refused or broken in between: a page that loads meanwhile could not recover. `replace` resolves when the previous server is
 * closed, after its answers.
 */
export async function replaceableServer(first: FastifyInstance) {
  const serve = async (server: FastifyInstance) => {
    await server.ready();
    return { server, answers: new Set<ServerResponse>() };
  };
  let current = await serve(first);
  const server = newServer({
    requestTimeout: first.server.requestTimeout,
    listener: (request, answer) => {
      const { server, answers } = current;
      answers.add(answer);
      answer.once('close', () => answers.delete(answer));
      server.server.emit('request', request, answer);
    },
  });
  server.server.on('upgrade', (...upgrade) => current.server.server.emit('upgrade', ...upgrade));
  server.addHook('onClose', () => current.server.close());
  const replace = async (next: FastifyInstance) => {
    const before = current;
    current = await serve(next);
    const ends = [...before.answers].map((answer) => new Promise((closed) => answer.once('close', closed)));
    await Promise.race([Promise.all(ends), pass(mostMs)]);
    await before.server.close();
  };
  return { server, replace };
}
