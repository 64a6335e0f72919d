import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { type Files, replacePassage, smallNews } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { inlineWorkerPool } from '../testing/inline-worker-pool.ts';
import { bundleEngine, loadRenderer } from './bundle.ts';
import { findShards, shardFolder } from './shard.ts';
import { type WritingOptions, writeSite } from './write-site.ts';

const engine = await bundleEngine();
const workers = inlineWorkerPool(await loadRenderer(engine));
const of = 3;
const parts = Array.from({ length: of }, (_, index) => ({ part: index + 1, of }));

/** A site whose parts were built in separate folders, collected next to `dist/`. */
let made: string;
let folder: string;
let dist: string;
beforeAll(async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  made = await mkdtemp(join(tmpdir(), 'pagewright-parts-'));
  for (const shard of parts) {
    const machine = await machineWith();
    const own = shardFolder(join(machine, 'dist'), shard);
    await write(machine, own, { shard });
    await rename(own, shardFolder(join(made, 'dist'), shard));
    await rm(machine, { recursive: true });
  }
});
beforeEach(async () => {
  folder = await machineWith();
  dist = join(folder, 'dist');
  await cp(made, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(made, { recursive: true });
});

/** The site's folder on another machine: the same files, at another time. */
async function machineWith(): Promise<string> {
  const machine = await mkdtemp(join(tmpdir(), 'pagewright-machine-'));
  await mkdir(join(machine, 'assets/files'), { recursive: true });
  await writeFile(join(machine, 'assets/files/notes.txt'), 'A note.\n'.repeat(200));
  return machine;
}

/** Writes the site, and returns the paths that were built instead of reused, and the output. */
async function write(
  place: string,
  out: string,
  options: WritingOptions = {},
  files: Files = {},
): Promise<{ paths: string[]; said: string[] }> {
  const paths: string[] = [];
  const said: string[] = [];
  const startPool: typeof workers = (...args) => {
    const pool = workers(...args);
    const run: typeof pool.run = (order, note, skipped) => {
      if ('path' in order) paths.push(order.path);
      else if ('html' in order) paths.push(...order.html);
      return pool.run(order, note, skipped);
    };
    return { ...pool, run };
  };
  const context = await contextWith({ 'assets/records/news/news.json': smallNews, ...files });
  await writeSite(context, place, engine, out, { startPool, say: (line) => said.push(line), ...options });
  return { paths, said };
}

/** The site of the parts, merged. */
async function merged(files: Files = {}): ReturnType<typeof write> {
  return write(folder, dist, { shards: await findShards(dist) }, files);
}

async function contents(of: string): Promise<Map<string, string>> {
  const texts = (await listFiles(of)).map(async (path) => [path, await readFile(join(of, path), 'base64')] as const);
  return new Map(await Promise.all(texts));
}

// The page that shows without a network is of the whole site, and no part's.
const isPageOrAnswer = (path: string) => /(^|\/)(?<!_offline\/)index\.html$|^api\//.test(path);

test('parts that machines made side by side are, merged, the same bytes as one build', async () => {
  const { paths: all } = await write(folder, dist);
  const alone = await contents(dist);
  await rm(dist, { recursive: true });
  await rm(join(folder, '.cache'), { recursive: true });
  const { paths, said } = await merged();
  expect(await contents(dist)).toEqual(alone);
  expect(said).toEqual([]);
  // No page and no answer was made again; without the parts all of them are.
  expect(all.filter(isPageOrAnswer).length).toBeGreaterThan(20);
  expect(paths.filter(isPageOrAnswer)).toEqual([]);
});

test('each part has a share, and no file is in two of them', async () => {
  const lists = await Promise.all(parts.map((shard) => listFiles(shardFolder(dist, shard))));
  for (const files of lists) expect(files.filter(isPageOrAnswer).length).toBeGreaterThan(3);
  const files = lists.flat().filter((path) => path !== 'shard.json');
  expect(new Set(files).size).toBe(files.length);
});

test('only the unchanged files of outdated shards are reused', async () => {
  const change = replacePassage('pages/second.json', '"second"', '"second-id"');
  const { paths } = await merged(change);
  expect(paths).toContain('second/index.html');
  expect(paths).not.toContain('index.html');
  const whole = await contents(dist);
  await rm(folder, { recursive: true });
  folder = await machineWith();
  await write(folder, join(folder, 'dist'), {}, change);
  const facts = /^build\.json$/; // Which holds the times of the files that it was made from.
  const texts = (files: Map<string, string>) => [...files].filter(([path]) => !facts.test(path));
  expect(texts(await contents(join(folder, 'dist')))).toEqual(texts(whole));
});

test('builds a changed file of a shard again, and reports it', async () => {
  const spoilt = parts.map((shard) => shardFolder(dist, shard));
  for (const place of spoilt)
    await writeFile(join(place, 'second/index.html'), 'Written over.', { flag: 'r+' }).catch(() => {});
  const { paths, said } = await merged();
  expect(paths.filter(isPageOrAnswer)).toEqual(['second/index.html']);
  expect(said).toEqual([
    expect.stringMatching(/^second\/index\.html was changed in dist\.shard-\d-of-3: it is built again$/),
  ]);
});

test('a missing shard, no shards, shards of two builds, and one with other notes are refused', async () => {
  const second = shardFolder(dist, { part: 2, of });
  await writeFile(join(second, 'shard.json'), '{"made":{}}');
  await expect(merged()).rejects.toThrow(/dist\.shard-2-of-3\/shard\.json is corrupted/);
  await rm(second, { recursive: true });
  await expect(merged()).rejects.toThrow(/dist\.shard-2-of-3 of .* is missing/);
  await mkdir(shardFolder(dist, { part: 1, of: 2 }));
  await expect(merged()).rejects.toThrow(/parts of 2 and of 3/);
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await expect(merged()).rejects.toThrow(/no parts to merge/);
});
