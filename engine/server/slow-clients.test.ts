import { once } from 'node:events';
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { smallChildServer } from '../testing/child-server.ts';
import { isFull } from '../testing/depth.ts';
import { listening } from '../testing/listening.ts';
import { rawGet } from '../testing/raw-socket.ts';
import { smallServer } from '../testing/small-server.ts';

/** Within which slow clients must be gone, in milliseconds. */
const boundMs = 8000;

/** What slow clients send at once; then a byte a second follows without end, but from those that say nothing. */
const beginnings = [
  '',
  'GET /second HTTP/1.1\r\nX: ',
  'POST /second HTTP/1.1\r\nHost: site\r\nContent-Length: 10000\r\n\r\n',
];

/** Slow clients of a server, and how many of them it has closed. */
interface Crowd {
  closed(): number;
  disperse(): void;
}

async function crowd(port: number, size: number): Promise<Crowd> {
  let closed = 0;
  const sockets: Socket[] = [];
  const dripping: Socket[] = [];
  const join = (at: number) =>
    new Promise<void>((resolve) => {
      const beginning = beginnings[at % beginnings.length];
      const socket = connect(port, '127.0.0.1', () => {
        if (beginning) {
          socket.write(beginning);
          dripping.push(socket);
        }
        resolve();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        closed += 1;
      });
      socket.resume();
      sockets.push(socket);
    });
  await Promise.all(Array.from({ length: size }, (_, at) => join(at)));
  const drip = setInterval(() => {
    for (const socket of dripping) if (socket.writable) socket.write('a');
  }, 1000);
  return {
    closed: () => closed,
    disperse() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How long an honest client waits for each page, in milliseconds, until told to stop. */
async function honest(port: number, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    const started = performance.now();
    const { status } = await rawGet(port, '/second');
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`an honest client got ${status}`);
  }
  return times.sort((a, b) => a - b);
}

test('a client that takes nothing of its answer is let go', async () => {
  const { server, dist, listen, close } = await smallServer();
  try {
    await mkdir(join(dist, 'files'), { recursive: true });
    // More than the system itself takes for a client.
    await writeFile(join(dist, 'files/large.bin'), '');
    await truncate(join(dist, 'files/large.bin'), 100_000_000);
    const { port } = new URL(await listen());
    const holdsOn = async (timeoutMs: number) => {
      server.server.timeout = timeoutMs;
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET /files/large.bin HTTP/1.1\r\nHost: site\r\n\r\n`),
      );
      socket.on('error', () => {}).pause();
      const sides = await new Promise<Socket>((resolve) => server.server.once('connection', resolve));
      const left = await Promise.race([once(sides, 'close'), setTimeout(boundMs / 2, 'holds on')]);
      socket.destroy();
      return left === 'holds on';
    };
    expect(server.server.timeout).toBe(30_000);
    expect(await holdsOn(1000)).toBe(false);
    if (isFull) expect(await holdsOn(0)).toBe(true);
  } finally {
    await close();
  }
});

test('500 slow clients are let go in time while an honest one is served at once', async () => {
  const ours = await smallChildServer();
  // The control: Node's own defaults, with a handler that reads what it is sent.
  const plain = await listening((request, response) => request.resume().on('end', () => response.end()));
  const started = performance.now();
  const [slow, control] = [await crowd(ours.port, 500), await crowd(Number(new URL(plain.address).port), 100)];
  try {
    const over = () => slow.closed() === 500 || performance.now() - started > boundMs;
    const serving = honest(ours.port, over);
    await expect.poll(slow.closed, { timeout: boundMs, interval: 50 }).toBe(500);
    const times = await serving;
    const p99 = times[Math.floor(times.length * 0.99)] as number;
    expect(p99).toBeLessThan(250);
    expect(control.closed()).toBe(0);
  } finally {
    slow.disperse();
    control.disperse();
    await plain.close();
    await ours.stop();
  }
});
