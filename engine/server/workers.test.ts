import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../site/paths.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { freePort, listenLocally } from '../testing/listen-locally.ts';
import { listChildProcesses } from '../testing/process-cost.ts';
import { requestOnce } from '../testing/request-once.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { workerCount } from './workers.ts';

let site: SmallFolder | undefined;
let server: ChildServer | undefined;
afterEach(async () => {
  if (server?.lives()) await server.stop('SIGKILL');
  await site?.remove();
  vi.unstubAllEnvs();
});

const paths = ['/second', '/en/second', '/api/v1/news/list?page=1', '/_data/zh.json'];

/** The status of a response over a new connection. A request to a worker that has just been killed gets no response. */
function statusOf(address: string, path: string): Promise<number | undefined> {
  const agent = new Agent();
  const patience = setTimeout(5_000, undefined, { ref: false }).then(() => agent.destroy());
  const asked = requestOnce(address, path, { connection: 'close' }, 'GET', agent).then(({ status }) => status);
  return Promise.race([asked, patience.then(() => undefined)]).catch(() => undefined);
}

/** Visitors who send requests in sequence until they are stopped, each request over a new connection. */
function visitors(address: string) {
  const outcome = { answered: 0, lost: [] as string[] };
  let over = false;
  const all = Array.from({ length: 8 }, async (_, at) => {
    while (!over) {
      const path = paths[at % paths.length] as string;
      const status = await statusOf(address, path);
      if (status !== 200) outcome.lost.push(`${path} ${status}`);
      outcome.answered += 1;
    }
  });
  return {
    outcome,
    async stop() {
      over = true;
      await Promise.all(all);
    },
  };
}

test('several workers share one port, and are replaced without a lost request on SIGHUP and when one is killed', {
  timeout: 240_000,
}, async () => {
  site = await smallFolder();
  const door = join(root, 'engine/cli/pagewright.mjs');
  const PORT = String(await freePort());
  server = await startChildServer([door, 'start', '--site', site.folder], { WORKERS: '2', PORT });
  const primary = server.process.pid as number;
  const address = `http://127.0.0.1:${server.port}`;
  await expect.poll(() => listChildProcesses(primary), { timeout: 20_000 }).toHaveLength(2);
  await expect.poll(() => statusOf(address, '/second')).toBe(200);
  const first = await listChildProcesses(primary);
  const asking = visitors(address);
  server.process.kill('SIGHUP');
  await expect
    .poll(async () => (await listChildProcesses(primary)).filter((pid) => !first.includes(pid)).length, {
      timeout: 60_000,
    })
    .toBe(2);
  await expect.poll(async () => (await listChildProcesses(primary)).length, { timeout: 30_000 }).toBe(2);
  await asking.stop();
  expect(asking.outcome.answered).toBeGreaterThan(50);
  expect(asking.outcome.lost).toEqual([]);

  // Control: killed workers drop their pending requests.
  const second = await listChildProcesses(primary);
  const cutOff = visitors(address);
  for (const pid of second) process.kill(pid, 'SIGKILL');
  await expect
    .poll(async () => (await listChildProcesses(primary)).filter((pid) => !second.includes(pid)).length, {
      timeout: 60_000,
    })
    .toBe(2);
  await expect.poll(() => statusOf(address, '/second'), { timeout: 30_000 }).toBe(200);
  await cutOff.stop();
  expect(cutOff.outcome.lost.length).toBeGreaterThan(0);
  expect(server.lines.filter((line) => line.startsWith('A worker ended'))).toHaveLength(2);
  expect(server.lines.filter((line) => line.startsWith('http://'))).toHaveLength(1);
  expect(await server.stop()).toBe(0);

  const other = await listenLocally(() => {});
  const taken = { WORKERS: '2', PORT: new URL(other.address).port };
  await expect(startChildServer([door, 'start', '--site', site.folder], taken)).rejects.toThrow(
    /ended with 2:\n.*port \d+ is taken\. Stop what uses it/s,
  );
  await other.close();
});

test.each(['0', '65', 'all', '1.5', ''])('WORKERS=%j is refused with a valid example', (count) => {
  vi.stubEnv('WORKERS', count);
  expect(workerCount).toThrow(`WORKERS is "${count}": give a number from 1 to 64, or leave it out.`);
});
