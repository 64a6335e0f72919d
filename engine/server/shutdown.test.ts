import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type ChildServer, childServer, smallChildServer } from '../testing/child-server.ts';
import { faultyUpstream } from '../testing/faulty-upstream.ts';

/** How long the longest request takes, in milliseconds. */
const longestMs = 1500;

/** What came of the load on a server that was told to stop. */
interface Outcome {
  answered: number;
  /** Requests that were sent and not answered, or answered wrongly. */
  lost: string[];
  /** From the signal to the end of the process, in milliseconds; `undefined` when it had to be killed. */
  took: number | undefined;
}

/**
 * Loads a server over connections that are used again and again, stops it in the midst of that, and goes on asking on each
 * connection until the server says that it is the last answer there.
 */
async function stopUnderLoad(child: ChildServer, path: (at: number) => string, bound: number): Promise<Outcome> {
  const outcome: Outcome = { answered: 0, lost: [], took: undefined };
  const address = `http://127.0.0.1:${child.port}`;
  let stopped = false;
  const client = async (at: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast && !stopped; ) {
      const { status, headers } = await ask(address, path(at), {}, 'GET', agent);
      if (status !== 200) outcome.lost.push(`${path(at)} ${status}`);
      outcome.answered += 1;
      isLast = headers.connection === 'close';
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 40 }, (_, at) =>
    client(at).catch((error) => !stopped && outcome.lost.push(`${path(at)} ${error.message}`)),
  );
  // Connections that never ask for anything must not hold the server up.
  const silent = Array.from({ length: 5 }, () => connect(child.port, '127.0.0.1').on('error', () => {}));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  await expect.poll(() => outcome.answered, { timeout: 20_000 }).toBeGreaterThan(1000);
  const started = performance.now();
  const ended = child.stop().then(() => {
    outcome.took = performance.now() - started;
  });
  const killed = setTimeout(() => {
    stopped = true;
    child.process.kill('SIGKILL');
  }, bound);
  await ended;
  clearTimeout(killed);
  if (stopped) outcome.took = undefined;
  await Promise.all(clients);
  for (const socket of silent) socket.destroy();
  return outcome;
}

test('a server that is told to stop under load loses no request and is gone soon', async () => {
  const upstream = await faultyUpstream();
  upstream.delayMs = longestMs;
  const paths = ['/second', '/files/digits.txt', '/en/second'];
  const mixed = (at: number) => (at % 10 === 0 ? `/api/v1/news/${at + 1}` : (paths[at % paths.length] as string));
  const ours = await stopUnderLoad(await smallChildServer({ API_UPSTREAM: upstream.address }), mixed, 10_000);
  await upstream.close();
  expect(ours.lost).toEqual([]);
  expect(ours.took).toBeLessThan(longestMs + 1000);
  // The control: a server that only closes waits for connections that are used again and again.
  const script = `const server = require('http').createServer((_, response) => setTimeout(() => response.end(), 5));
    server.listen(0, '127.0.0.1', () => console.log('http://localhost:' + server.address().port));
    process.once('SIGTERM', () => server.close(() => process.exit()))`;
  const plain = await stopUnderLoad(await childServer(['-e', script]), () => '/', longestMs + 2000);
  expect(plain.took).toBeUndefined();
});
