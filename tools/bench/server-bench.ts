import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { distOf } from '../../engine/build/build.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { startChildServer } from '../../engine/testing/child-server.ts';
import { readMemory } from '../../engine/testing/process-cost.ts';
import { nginxVersion, type RunningServer, runNginx } from '../nightly/hosts/run-nginx.ts';
import { type MeasuredSubject, measureInTurn, median } from './results.ts';

const connections = 32;
const rounds = 5;
const roundMs = 3000;

export async function benchServer(): Promise<MeasuredSubject[]> {
  const { one, all, nginx, errors, memory } = await measureServers();
  if (!nginx) console.log('bench: there is no nginx here to compare with (install it: apt-get install nginx-light).');
  return [
    {
      title: 'Serving, all headers, precompressed files',
      results: [
        ...(nginx
          ? [
              {
                what: 'requests a second, a process a core (peer: nginx)',
                ours: all,
                unit: '/s',
                limit: nginx,
                atLeast: nginx,
              },
              {
                what: 'requests a second, one process',
                ours: one,
                unit: '/s',
                limit: nginx,
                atLeast: Math.round(nginx * 0.7),
              },
            ]
          : []),
        { what: 'errors', ours: errors, unit: '', atMost: 0 },
        {
          what: 'memory after 200,000 requests (plain page: before)',
          ours: memory.after,
          unit: 'MB',
          limit: memory.before,
          atMost: Math.round(memory.before * 1.05),
        },
      ],
    },
  ];
}

/** Requests per second (median of the rounds), errors, and the memory of one process in MB after garbage collection. */
interface ServerCost {
  one: number;
  all: number;
  nginx?: number;
  errors: number;
  memory: { before: number; after: number };
}

/** Measures one process of ours, several, and nginx if it is installed, in alternating rounds. */
async function measureServers(): Promise<ServerCost> {
  const dist = distOf(root);
  const paths = await listPaths(dist);
  const servers: RunningServer[] = [];
  let errors = 0;
  const measureRate = async ({ address }: RunningServer): Promise<number> => {
    const begun = performance.now();
    const tally = await load(address, paths, () => performance.now() - begun > roundMs);
    errors += tally.errors;
    return (tally.answers * 1000) / (performance.now() - begun);
  };
  try {
    const single = await startOurServer(1);
    servers.push(single, await startOurServer(availableParallelism()));
    if (nginxVersion()) servers.push(await runNginx(dist));
    // A warm-up.
    for (const server of servers) await measureRate(server);
    const rates = (await measureInTurn(servers, rounds, measureRate)).map(median);
    // The system may have swapped out its memory meanwhile.
    await measureRate(single);
    const before = await settledMemory(single.pid);
    errors += (await load(single.address, paths, (answers) => answers >= 200_000)).errors;
    const memory = { before, after: await settledMemory(single.pid) };
    const [one = 0, all = 0, nginx] = rates.map(Math.round);
    return { one, all, ...(nginx && { nginx }), errors, memory };
  } finally {
    for (const server of servers) await server.close();
  }
}

/** The requests of a visit: a page, its data, a script, a picture. */
async function listPaths(dist: string): Promise<string[]> {
  const files = await listFiles(dist);
  const first = (form: RegExp) => `/${files.find((file) => form.test(file)) ?? ''}`;
  return ['/', '/_data/zh.json', first(/^_\/.*\.js$/), first(/^images\/.*\.svg$/), '/gpu-download'];
}

/** Requests the paths in turn over many connections, and counts the answers and errors. */
async function load(
  address: string,
  paths: string[],
  isEnough: (answers: number) => boolean,
): Promise<{ answers: number; errors: number }> {
  const pool = new Pool(address, { connections, pipelining: 1 });
  const tally = { answers: 0, errors: 0 };
  const client = async (from: number) => {
    for (let at = from; !isEnough(tally.answers); at++) {
      const path = paths[at % paths.length] as string;
      const status = await pool
        .request({ path, method: 'GET', headers: { 'accept-encoding': 'gzip' } })
        .then(async ({ statusCode, body }) => {
          await body.dump({ limit: 10_000_000 });
          return statusCode;
        })
        .catch(() => 0);
      tally.answers += 1;
      if (status !== 200) tally.errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => client(at)));
  await pool.close();
  return tally;
}

async function startOurServer(workers: number): Promise<RunningServer> {
  const script = join(root, 'tools/bench/server-process.ts');
  const child = await startChildServer(['--expose-gc', join(root, 'engine/testing/run-file.mjs'), script], {
    WORKERS: String(workers),
  });
  return {
    address: `http://127.0.0.1:${child.port}`,
    pid: child.process.pid as number,
    close: async () => void (await child.stop()),
  };
}

async function settledMemory(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await setTimeout(1000);
  return readMemory(pid);
}
