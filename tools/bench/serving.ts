import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { distOf } from '../../engine/build/build.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { startChildServer } from '../../engine/testing/child-server.ts';
import { readMemory, readProcessorTime } from '../../engine/testing/process-cost.ts';
import { nginxVersion, runNginx } from '../nightly/hosts/run-nginx.ts';
import { type MeasuredSubject, median } from './results.ts';

/** What a server does: the median of the rounds. */
interface Speed {
  /** Requests a second. */
  rate: number;
  /** The processor time that a request took, in microseconds, all processes together: busy neighbors do not change it. */
  cpu: number;
}

/** Compares our server with nginx, with the same files and connections. */
interface ServerSpeed {
  /** By one process, as `npm start` serves where nothing else is said. */
  one: Speed;
  /** By a process a core, as nginx serves. */
  all: Speed;
  /** Absent without nginx. */
  nginx?: Speed;
  /** Answers with another status than 200, or none. */
  errors: number;
  /** The memory of one process of ours after a warm-up and after 200,000 further requests, in MB, garbage collected before. */
  memory: { before: number; after: number };
}

const connections = 32;
const rounds = 5;
const perRound = 3000;

/** What a visit asks for: a page, its data, a script, a picture. */
async function pathsOf(dist: string): Promise<string[]> {
  const files = await listFiles(dist);
  const first = (form: RegExp) => `/${files.find((file) => form.test(file)) ?? ''}`;
  return ['/', '/_data/zh.json', first(/^_\/.*\.js$/), first(/^images\/.*\.svg$/), '/gpu-download'];
}

/** Asks for the paths in turn over many connections until `enough` answers came or the time is over; counts them. */
async function load(address: string, paths: string[], isEnough: (answers: number) => boolean): Promise<Tally> {
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

interface Tally {
  answers: number;
  errors: number;
}

/** Measures our server on the built site, by one process and by several, in rounds that alternate with nginx where there is one. Needs `dist/`. */
async function serverSpeed(): Promise<ServerSpeed> {
  const dist = distOf(root);
  const paths = await pathsOf(dist);
  const started: Server[] = [];
  let errors = 0;
  const round = async ({ address, pid }: Server): Promise<Speed> => {
    const [begun, busy] = [performance.now(), await readProcessorTime(pid)];
    const tally = await load(address, paths, () => performance.now() - begun > perRound);
    errors += tally.errors;
    const seconds = (performance.now() - begun) / 1000;
    return { rate: tally.answers / seconds, cpu: ((await readProcessorTime(pid)) - busy) / tally.answers };
  };
  try {
    const one = await ourServer(1);
    started.push(one);
    started.push(await ourServer(availableParallelism()));
    if (nginxVersion()) started.push(await runNginx(dist));
    for (const server of started) await round(server);
    const found = started.map((): Speed[] => []);
    for (let count = 0; count < rounds; count++)
      for (const [at, server] of started.entries()) found[at]?.push(await round(server));
    // The system may have swapped out its memory meanwhile.
    await round(one);
    const before = await settledMemory(one.pid);
    errors += (await load(one.address, paths, (answers) => answers >= 200_000)).errors;
    const memory = { before, after: await settledMemory(one.pid) };
    const [ofOne, ofAll, ofNginx] = found.map((list) => ({
      rate: Math.round(median(list.map(({ rate }) => rate))),
      cpu: Math.round(median(list.map(({ cpu }) => cpu))),
    })) as [Speed, Speed, Speed?];
    return { one: ofOne, all: ofAll, ...(ofNginx && { nginx: ofNginx }), errors, memory };
  } finally {
    for (const server of started) await server.close();
  }
}

/** Where a server listens, and the process that it is, or that is the parent of its workers. */
interface Server {
  address: string;
  pid: number;
  close(): Promise<unknown>;
}

async function ourServer(workers: number): Promise<Server> {
  const script = join(root, 'tools/bench/server-process.ts');
  const child = await startChildServer(['--expose-gc', join(root, 'engine/testing/run-file.mjs'), script], {
    WORKERS: String(workers),
  });
  return { address: `http://127.0.0.1:${child.port}`, pid: child.process.pid as number, close: () => child.stop() };
}

async function settledMemory(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await setTimeout(1000);
  return readMemory(pid);
}

/** Measures requests per second, next to nginx if it is installed, and memory growth. */
export async function serving(): Promise<MeasuredSubject[]> {
  const { one, all, nginx, errors, memory } = await serverSpeed();
  if (!nginx) console.log('bench: there is no nginx here to compare with (install it: apt-get install nginx-light).');
  return [
    {
      title: 'Serving, all headers, precompressed files',
      results: [
        {
          what: 'requests a second, a process a core (peer: nginx)',
          ours: all.rate,
          unit: '/s',
          ...(nginx && { limit: nginx.rate, atLeast: nginx.rate }),
        },
        {
          what: 'requests a second, one process',
          ours: one.rate,
          unit: '/s',
          ...(nginx && { limit: nginx.rate, atLeast: Math.round(nginx.rate * 0.7) }),
        },
        {
          what: 'processor time a request, one process (peer: nginx)',
          ours: one.cpu,
          unit: 'µs',
          ...(nginx && { limit: nginx.cpu }),
        },
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
