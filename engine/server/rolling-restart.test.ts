import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type ChildServer, startSmallChildServer } from '../testing/child-server.ts';
import { requestOnce } from '../testing/request-once.ts';
import { isFull } from '../testing/test-depth.ts';

const paths = ['/second', '/en/second', '/files/digits.txt', '/api/v1/news/list?page=1', '/_data/zh.json'];

/**
 * A generic load balancer: it requests the health of each server, and sends requests to the healthy ones in
 * turn.
 */
async function balancer(ports: number[]): Promise<{ address: string; healthy(): number; close(): void }> {
  const agent = new Agent({ keepAlive: true });
  const healthy = new Set<number>();
  const checks = ports.map((port) =>
    setInterval(async () => {
      const { status } = await requestOnce(`http://127.0.0.1:${port}`, '/healthz').catch(() => ({ status: 0 }));
      if (status === 200) healthy.add(port);
      else healthy.delete(port);
    }, 50),
  );
  let turn = 0;
  const server = createServer(({ url: path = '/' }, answer) => {
    const port = [...healthy][turn++ % healthy.size];
    const asked = request({ agent, host: '127.0.0.1', port, path }, (from) => {
      const { connection: _, 'keep-alive': __, ...headers } = from.headers;
      answer.writeHead(from.statusCode ?? 502, headers);
      from.pipe(answer);
      from.on('error', () => answer.destroy());
    });
    asked.on('error', () => answer.writeHead(502).end());
    asked.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    healthy: () => healthy.size,
    close() {
      for (const check of checks) clearInterval(check);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Restarts two servers behind a balancer one after the other under load. Returns the visitors' responses. */
async function rollUnderLoad(
  signal: NodeJS.Signals,
): Promise<{ answered: number; lost: string[]; bodies: Set<string> }> {
  const start = (port: number) => startSmallChildServer({ PORT: String(port), DRAIN: '1' });
  const servers: ChildServer[] = await Promise.all([start(0), start(0)]);
  const ports = servers.map(({ port }) => port);
  const { address, healthy, close } = await balancer(ports);
  const bothHealthy = () => expect.poll(healthy, { timeout: 20_000 }).toBe(2);
  await bothHealthy();
  const outcome = { answered: 0, lost: [] as string[], bodies: new Set<string>() };
  let over = false;
  const visitors = Array.from({ length: 20 }, async (_, at) => {
    const path = paths[at % paths.length] as string;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over) {
      const answer = await requestOnce(address, path, {}, 'GET', agent).catch(() => undefined);
      if (answer?.status === 200) outcome.bodies.add(`${path} ${answer.body}`);
      else outcome.lost.push(`${path} ${answer?.status}`);
      outcome.answered += 1;
    }
    agent.destroy();
  });
  for (const at of [0, 1]) {
    const before = outcome.answered;
    await expect.poll(() => outcome.answered - before, { timeout: 20_000 }).toBeGreaterThan(300);
    await servers[at]?.stop(signal);
    servers[at] = await start(ports[at] as number);
    await bothHealthy();
  }
  over = true;
  await Promise.all(visitors);
  close();
  await Promise.all(servers.map((server) => server.stop()));
  return outcome;
}

test('two servers behind a balancer, restarted in turn under load, lose no request and give equal responses', {
  timeout: 240_000,
}, async () => {
  const { lost, bodies } = await rollUnderLoad('SIGTERM');
  expect(lost).toEqual([]);
  // Nothing of an answer belongs to one process: a visitor may be sent to the other with the next request.
  expect(bodies.size).toBe(paths.length);
});

test.runIf(isFull)('control: killed in turn, they lose requests', { timeout: 240_000 }, async () => {
  const { lost } = await rollUnderLoad('SIGKILL');
  expect(lost.length).toBeGreaterThan(0);
});
