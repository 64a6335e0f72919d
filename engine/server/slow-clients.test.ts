import { once } from 'node:events';
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setInterval as everyMs } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSmallChildServer } from '../testing/child-server.ts';
import { listenLocally } from '../testing/listen-locally.ts';
import { rawGet } from '../testing/raw-socket.ts';
import { requestOnce } from '../testing/request-once.ts';
import { startSmallServer } from '../testing/small-server.ts';

/** The first data of slow clients. Then each sends a byte per second without end, except silent ones. */
const beginnings = [
  '',
  'GET /second HTTP/1.1\r\nX: ',
  'POST /second HTTP/1.1\r\nHost: site\r\nContent-Length: 10000\r\n\r\n',
];

/** Slow clients of a server, and how many of them it has closed. */
interface Crowd {
  closed(): number;
  /** Resolves when it has closed all of them. */
  gone: Promise<unknown>;
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
    // Not `once`, which rejects when a connection is reset.
    gone: Promise.all(sockets.map((socket) => socket.closed || new Promise((close) => socket.once('close', close)))),
    disperse() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('a client that does not read its response is disconnected', async () => {
  const { server, dist, listen, close } = await startSmallServer();
  try {
    await mkdir(join(dist, 'files'), { recursive: true });
    // More than the system itself takes for a client.
    await writeFile(join(dist, 'files/large.bin'), '');
    await truncate(join(dist, 'files/large.bin'), 100_000_000);
    const { port } = new URL(await listen());
    const begin = async (timeoutMs: number) => {
      server.server.timeout = timeoutMs;
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET /files/large.bin HTTP/1.1\r\nHost: site\r\n\r\n`),
      );
      socket.on('error', () => {}).pause();
      const [side] = (await once(server.server, 'connection')) as [Socket];
      return { socket, side };
    };
    expect(server.server.timeout).toBe(30_000);
    // The control: without a limit, who began before is still there.
    const [patient, limited] = [await begin(0), await begin(1000)];
    if (!limited.side.closed) await once(limited.side, 'close');
    expect(patient.side.closed).toBe(false);
    for (const { socket } of [patient, limited]) socket.destroy();
  } finally {
    await close();
  }
});

test('an idle connection stays open longer than proxies reuse it', async () => {
  const { listen, close } = await startSmallServer();
  try {
    const { headers } = await requestOnce(await listen(), '/second');
    expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=65' });
  } finally {
    await close();
  }
});

test('500 slow clients are disconnected, and a normal one is served before and after', async () => {
  const ours = await startSmallChildServer();
  // Control: Node's defaults, with a handler that reads the body.
  const plain = await listenLocally((request, response) => request.resume().on('end', () => response.end()));
  const control = await crowd(Number(new URL(plain.address).port), 100);
  const slow = await crowd(ours.port, 500);
  const honest = () => rawGet(ours.port, '/second');
  try {
    expect(await honest()).toMatchObject({ status: 200 });
    expect(slow.closed()).toBe(0);
    const end = new AbortController();
    const serving = (async () => {
      for await (const _ of everyMs(50, undefined, { signal: end.signal }))
        expect(await honest()).toMatchObject({ status: 200 });
    })().catch((error) => {
      if (error.name !== 'AbortError') throw error;
    });
    await Promise.race([slow.gone, serving]);
    end.abort();
    await serving;
    expect(slow.closed()).toBe(500);
    expect(control.closed()).toBe(0);
  } finally {
    slow.disperse();
    control.disperse();
    await plain.close();
    await ours.stop();
  }
});
