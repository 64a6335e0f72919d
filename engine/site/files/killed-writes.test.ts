import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAllFiles } from '../../testing/all-files.ts';
import { randomFrom } from '../../testing/random.ts';
import { isFull, sampleCount, seedOr } from '../../testing/test-depth.ts';
import { root } from '../paths.ts';
import { recoverSite } from './journal/roll-back.ts';

/** How many files a process writes at once. */
const atOnce = 5;

/** Writes its files in a loop with the function named by its second argument, and prints a line before each round. */
const writer = `
import { writeFile } from 'node:fs/promises';
import { writeAtomically } from './files.mjs';
const [, , path, how] = process.argv;
const write = { writeFile, writeAtomically }[how];
const texts = [1000, 100_000].map((length) => JSON.stringify(Array.from({ length }, (_, index) => index)));
for (let number = 0; number < ${atOnce}; number++) void forEver(number);
async function forEver(number) {
  for (let count = 0; ; count++) {
    const written = write(path + number, texts[count % 2]);
    process.send({ number, count });
    await written;
  }
}
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-killed-'));
  await bundled('files.ts', 'files.mjs');
  await writeFile(join(folder, 'writer.mjs'), writer);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Makes a module of this folder importable by a process in another folder. */
async function bundled(module: string, as: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `engine/site/files/${module}`,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: as } },
    },
  });
}

/** Kills a writing process repeatedly, in different rounds, and counts the files that are no longer valid JSON. */
async function spoilt(files: number, how: 'writeFile' | 'writeAtomically'): Promise<number> {
  const turns = Array.from({ length: files / atOnce }, (_, index) => index).values();
  let count = 0;
  const killInTurn = async () => {
    for (const turn of turns) {
      const path = join(folder, `${how}-${turn}-`);
      const child = fork(join(folder, 'writer.mjs'), [path, how], { execArgv: [] });
      const begun: number[] = Array(atOnce).fill(0);
      child.on('message', ({ number, count }: { number: number; count: number }) => {
        begun[number] = count;
        // Each file exists now, and the announced round is in progress.
        if (Math.min(...begun) > turn % 4) child.kill('SIGKILL');
      });
      await once(child, 'exit');
      for (let number = 0; number < atOnce; number++) {
        const text = await readFile(path + number, 'utf8');
        if (!isJson(text)) count++;
      }
    }
  };
  await Promise.all([killInTurn(), killInTurn()]);
  return count;
}

function isJson(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The number of files written by killed processes, and of killed transactions. */
const kills = sampleCount(200, 20);

test(`each of ${kills} files is complete after its process was killed`, { timeout: 300_000 }, async () => {
  const count = await spoilt(kills, 'writeAtomically');
  expect(count).toBe(0);
});

test.runIf(isFull)('of 60 that are written plainly, some are not', { timeout: 300_000 }, async () => {
  const count = await spoilt(60, 'writeFile');
  expect(count).toBeGreaterThan(0);
});

/** Changes two files, creates a third and moves a fourth, and back again in a loop. Prints a line before each round. */
const together = `
import { writeTransaction } from './transaction.mjs';
const site = process.argv[2];
const state = (n) => ['a', 'b'].map((name) => ['pages/' + name + '.json', '{"state":' + n + '}']);
const move = ['assets/old.zip', 'assets/new/new.zip'];
for (let n = 0; ; n = 1 - n) {
  process.send(n);
  const [before, after] = [state(n), state(1 - n)];
  await writeTransaction(site, [
    ...before.map(([file, text], at) => ({ from: { file, text }, to: { file, text: after[at][1] } })),
    n === 0 ? { to: { file: 'pages/c.json', text: '{}' } } : { from: { file: 'pages/c.json', text: '{}' } },
    { from: { file: move[n] }, to: { file: move[1 - n] } },
  ]);
}
`;

/** The state of the site's files: `old`, `new`, or another state, which is an error. */
async function stateOf(site: string): Promise<string> {
  const files = await readAllFiles(site);
  const read = async (file: string) => `${file} ${await readFile(join(site, file), 'utf8')}`;
  const is = (await Promise.all(files.map(read))).join();
  const states = {
    old: 'assets/old.zip zip,pages/a.json {"state":0},pages/b.json {"state":0}',
    new: 'assets/new/new.zip zip,pages/a.json {"state":1},pages/b.json {"state":1},pages/c.json {}',
  };
  return Object.entries(states).find(([, wanted]) => is === wanted)?.[0] ?? is;
}

test(`a site is completely old or new after a transaction was killed, ${kills} times`, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await bundled('journal/transaction.ts', 'transaction.mjs');
  await writeFile(join(folder, 'together.mjs'), together);
  const seen: Record<string, number> = {};
  const seed = seedOr(17);
  const killInTurn = async (worker: number) => {
    const random = randomFrom(seed + worker);
    const site = join(folder, `site-${worker}`);
    for (const name of ['pages', 'assets']) await mkdir(join(site, name), { recursive: true });
    for (const name of ['a', 'b']) await writeFile(join(site, `pages/${name}.json`), '{"state":0}');
    await writeFile(join(site, 'assets/old.zip'), 'zip');
    for (let kill = 0; kill < kills / 2; kill++) {
      const child = fork(join(folder, 'together.mjs'), [site], { execArgv: [] });
      // A round takes a few milliseconds: the kill comes in one of the first three.
      let begun = 0;
      child.on('message', () => {
        if (++begun === 1 + (kill % 3)) setTimeout(() => child.kill('SIGKILL'), random() * 12);
      });
      await once(child, 'exit');
      await recoverSite(site);
      const state = await stateOf(site);
      seen[state] = (seen[state] ?? 0) + 1;
      if (state !== 'new') continue;
      await rm(join(site, 'pages/c.json'));
      await rename(join(site, 'assets/new/new.zip'), join(site, 'assets/old.zip'));
      await rm(join(site, 'assets/new'), { recursive: true });
      for (const name of ['a', 'b']) await writeFile(join(site, `pages/${name}.json`), '{"state":0}');
    }
  };
  await Promise.all([killInTurn(0), killInTurn(1)]);
  expect(seen, `seed ${seed}`).toEqual({ old: expect.any(Number), new: expect.any(Number) });
}, 300_000);
