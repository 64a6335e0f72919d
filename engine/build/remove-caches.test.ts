import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeCaches } from './remove-caches.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-caches-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

test('all that was cached of the content goes; the bundled engine and unsaved work stay', async () => {
  const files = [
    'dist.json',
    'dist.stamps.json',
    'dist.found-en.json',
    'inspected.json',
    'sanitized.json',
    'assets.json',
  ];
  const folders = ['dist.pictures', 'dist.shard-1-of-2.pictures', 'engine', 'language', 'studio', 'validators'];
  for (const folder of folders) await mkdir(join(site, '.cache', folder), { recursive: true });
  for (const file of files) await writeFile(join(site, '.cache', file), '{}');
  await removeCaches(site);
  expect((await readdir(join(site, '.cache'))).sort()).toEqual(['engine', 'language', 'studio']);
});

test('a site without caches stays as it is', async () => {
  await removeCaches(site);
  expect(await readdir(site)).toEqual([]);
});
