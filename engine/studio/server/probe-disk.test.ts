import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { probeDisk } from './probe-disk.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-probe-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that takes files is left as it was', async () => {
  await probeDisk(folder);
  expect(await readdir(join(folder, '.cache/studio'))).toEqual([]);
});

test.each([
  ['a folder whose cache is a file', (cache: string) => writeFile(cache, '')],
  ['a folder whose cache leads nowhere', (cache: string) => symlink('/proc/nowhere', cache)],
])('%s is refused with a message and a solution', async (_, spoil) => {
  await mkdir(folder, { recursive: true });
  await spoil(join(folder, '.cache'));
  await expect(probeDisk(folder)).rejects.toThrow(/cannot write to .*Free some space there and start again\.$/);
});
