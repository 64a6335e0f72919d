import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type ChildServer, startChildServer, startSmallChildServer } from '../testing/child-server.ts';
import { listenLocally } from '../testing/listen-locally.ts';
import { requestOnce } from '../testing/request-once.ts';

/** The maximum number of responses after the stop signal. */
const mostAnswers = 3000;

/** The result of the load on a stopping server. */
interface Outcome {
  answered: number;
  /** Requests that were sent and not answered, or answered wrongly. */
  lost: string[];
  /** Whether the process ended on its own. Otherwise it was killed. */
  isOver: boolean;
}

/**
 * Loads a server over reused connections, stops it meanwhile, and continues on each connection until the
 * server announces the last response. `before` runs right before the stop. `meanwhile` gets the idle
 * connections.
 */
async function stopUnderLoad(
  child: ChildServer,
  path: (at: number) => string,
  before: () => Promise<void> = async () => {},
  meanwhile: (silent: Socket[]) => Promise<void> = async () => {},
): Promise<Outcome> {
  const outcome: Outcome = { answered: 0, lost: [], isOver: true };
  const address = `http://127.0.0.1:${child.port}`;
  let left = Number.POSITIVE_INFINITY;
  const client = async (at: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast && left > 0; left--) {
      const { status, headers } = await requestOnce(address, path(at), {}, 'GET', agent);
      if (status !== 200) outcome.lost.push(`${path(at)} ${status}`);
      outcome.answered += 1;
      isLast = headers.connection === 'close';
    }
    agent.destroy();
    if (left > 0 || !outcome.isOver) return;
    outcome.isOver = false;
    child.process.kill('SIGKILL');
  };
  const clients = Array.from({ length: 40 }, (_, at) =>
    client(at).catch((error) => left > 0 && outcome.lost.push(`${path(at)} ${error.message}`)),
  );
  const silent = Array.from({ length: 5 }, () => connect(child.port, '127.0.0.1').on('error', () => {}));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  await expect.poll(() => outcome.answered, { timeout: 20_000 }).toBeGreaterThan(1000);
  await before();
  left = mostAnswers;
  await Promise.all([child.stop(), meanwhile(silent)]);
  await Promise.all(clients);
  for (const socket of silent) socket.destroy();
  return outcome;
}

test('a server that is stopped under load loses no request, and ends after its last response', async () => {
  const held: (() => void)[] = [];
  let isHolding = false;
  const upstream = await listenLocally((_, response) => {
    const answer = () => response.setHeader('content-type', 'application/json').end('{"data": {}}');
    if (isHolding) held.push(answer);
    else answer();
  });
  const paths = ['/second', '/files/digits.txt', '/en/second'];
  const mixed = (at: number) => (at % 10 === 0 ? `/api/v1/news/${at + 1}` : (paths[at % paths.length] as string));
  const ours = await stopUnderLoad(
    await startSmallChildServer({ API_UPSTREAM: upstream.address }),
    mixed,
    async () => {
      isHolding = true;
      await expect.poll(() => held.length).toBe(4);
    },
    // Connections that never ask for anything are closed while the longest requests are still waited for.
    async (silent) => {
      await Promise.all(silent.map((socket) => socket.closed || once(socket, 'close')));
      for (const answer of held) answer();
    },
  );
  await upstream.close();
  expect(ours).toMatchObject({ lost: [], isOver: true });
  // The control: a server that only closes goes on answering on connections that are used again and again.
  const script = `const server = require('http').createServer((_, response) => setTimeout(() => response.end(), 5));
    server.listen(0, '127.0.0.1', () => console.log('http://localhost:' + server.address().port));
    process.once('SIGTERM', () => server.close(() => process.exit()))`;
  const plain = await stopUnderLoad(await startChildServer(['-e', script]), () => '/');
  expect(plain.isOver).toBe(false);
});
