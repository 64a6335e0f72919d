import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { listFiles } from '../files/files.ts';
import { root } from '../paths.ts';
import { distOf } from '../publish/build.ts';
import { childServer } from '../test/fixtures/child-server.ts';
import { memoryOf, processorTimeOf } from '../test/fixtures/process-cost.ts';
import { nginxVersion, runNginx } from '../test/hosts/run-nginx.ts';
import { median } from './results.ts';

/** What our server does beside nginx, on the same files and over the same connections. */
export interface ServerSpeed {
  /** Requests a second: the median of the rounds. */
  ours: number;
  /** The same of nginx with the configuration that the build wrote; absent without nginx. */
  nginx?: number;
  /** Ours as a part of nginx's, the median of the rounds; absent without nginx. */
  ratio?: number;
  /** The processor time that a request took, in microseconds, all processes together: busy neighbours do not change it. */
  cpu: { ours: number; nginx?: number };
  /** Answers with another status than 200, or none. */
  errors: number;
  /** Our process's memory after a warm-up and after 200,000 further requests, in MB, garbage collected before. */
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

/** Measures our server on the built site, in rounds that alternate with nginx where there is one. Needs `dist/`. */
export async function serverSpeed(): Promise<ServerSpeed> {
  const dist = distOf(root);
  const paths = await pathsOf(dist);
  const child = await childServer([
    '--expose-gc',
    join(root, 'tools/run-file.mjs'),
    join(root, 'tools/bench/server-process.ts'),
  ]);
  const nginx = nginxVersion() ? await runNginx(dist) : undefined;
  const pid = child.process.pid as number;
  const us = { address: `http://127.0.0.1:${child.port}`, pid };
  let errors = 0;
  const round = async ({ address, pid }: { address: string; pid: number }): Promise<Round> => {
    const [started, busy] = [performance.now(), await processorTimeOf(pid)];
    const tally = await load(address, paths, () => performance.now() - started > perRound);
    errors += tally.errors;
    const seconds = (performance.now() - started) / 1000;
    return { rate: tally.answers / seconds, cpu: ((await processorTimeOf(pid)) - busy) / tally.answers };
  };
  try {
    for (const server of nginx ? [us, nginx] : [us]) await round(server);
    const ours: Round[] = [];
    const its: Round[] = [];
    for (let count = 0; count < rounds; count++) {
      ours.push(await round(us));
      if (nginx) its.push(await round(nginx));
    }
    const before = await settledMemory(child.process);
    errors += (await load(us.address, paths, (answers) => answers >= 200_000)).errors;
    const rates = (of: Round[]) => of.map(({ rate }) => rate);
    const cpu = (of: Round[]) => Math.round(median(of.map((one) => one.cpu)));
    return {
      ours: Math.round(median(rates(ours))),
      cpu: { ours: cpu(ours), ...(nginx && { nginx: cpu(its) }) },
      ...(nginx && {
        nginx: Math.round(median(rates(its))),
        ratio: Math.round(median(ours.map(({ rate }, at) => rate / (its[at] as Round).rate)) * 100) / 100,
      }),
      errors,
      memory: { before, after: await settledMemory(child.process) },
    };
  } finally {
    await child.stop();
    await nginx?.close();
  }
}

async function settledMemory({ pid = 0 }: ChildProcess): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await setTimeout(1000);
  return memoryOf(pid);
}

/** What a round showed: requests a second, and the processor time of each in microseconds. */
interface Round {
  rate: number;
  cpu: number;
}
