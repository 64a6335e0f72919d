import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newServer } from '../server.ts';
import { createSignal } from './create-signal.ts';
import { replaceableServer } from './replaceable-server.ts';

/** A server that answers with its name, at `/slow` when it may. */
function named(name: string) {
  const server = newServer();
  const [asked, mayAnswer, closed] = [createSignal(), createSignal(), createSignal()];
  server.addHook('onClose', async () => closed.give());
  server.get('/slow', async () => {
    asked.give();
    await mayAnswer.given;
    return name;
  });
  server.get('/', async () => name);
  server.server.on('upgrade', (_request, socket) => socket.end(name));
  return { server, answer: mayAnswer.give, asked: asked.given, closed: closed.given };
}

test('a replaced server ends its answers, and the next one has all requests and sockets from then on', async () => {
  const [first, second] = [named('first'), named('second')];
  const { server, replace } = await replaceableServer(first.server);
  onTestFinished(() => server.close());
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (path: string) => (await fetch(address + path)).text();
  const upgraded = async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [data] = await once(socket, 'data');
    return String(data);
  };
  expect([await ask('/'), await upgraded()]).toEqual(['first', 'first']);
  const slow = ask('/slow');
  await first.asked;
  const replaced = replace(second.server);
  while ((await ask('/')) !== 'second');
  expect(await upgraded()).toBe('second');
  first.answer();
  expect(await slow).toBe('first');
  await replaced;
  await first.closed;
  await server.close();
  await second.closed;
});
