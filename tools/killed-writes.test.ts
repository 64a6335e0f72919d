import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.ts';
import { prove } from './trust/prove.ts';

/** How many files a writer writes at once. */
const atOnce = 5;

/** Writes its files for ever, by the function that its second argument names; says so at the beginning of each writing. */
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
  const source = join(root, 'tools/files.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  await writeFile(join(folder, 'files.mjs'), code);
  await writeFile(join(folder, 'writer.mjs'), writer);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** How many of so many files are no JSON any more after their writer was killed, each time at another of its writings. */
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
        // By now each file is there, and the writing that was told of is somewhere on its way.
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

test('each of 200 files is whole after its writer was killed', { timeout: 120_000 }, async () => {
  const count = await spoilt(200, 'writeAtomically');
  expect(count).toBe(0);
  prove('writing', `200 files whose writer was killed while it wrote: ${count} invalid`);
});

test('of 60 that are written plainly, some are not', { timeout: 120_000 }, async () => {
  const count = await spoilt(60, 'writeFile');
  expect(count).toBeGreaterThan(0);
  prove('writing', '', `written plainly: ${count} of 60 invalid`);
});
