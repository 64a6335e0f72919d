import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chapterSeries } from '../compile/chapters.ts';
import { smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { corruptFile, corruptions } from '../testing/corrupt-file.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { openInspectionCache, StaleReadError } from './inspection-cache.ts';
import { createSiteOpener } from './open-site.ts';
import { createSiteReader } from './read-site.ts';

const page = 'pages/second.json';

let site: SmallFolder;
let cache: string;
beforeEach(async () => {
  site = await smallFolder({ 'assets/records/news/news.json': smallNews });
  cache = join(site.folder, '.cache/inspected.json');
  await inspected();
});
afterEach(() => site.remove());

/** Inspects the site like a new process, and saves the results. */
async function inspected(maker = 'a maker') {
  const { problems, context, keep } = await createSiteOpener(site.folder, { build: maker }).open();
  await keep();
  return { problems, pages: context?.pages.map((one) => JSON.stringify(one)) };
}

/** The pages that are cached for a build hash. */
async function known(maker = 'a maker'): Promise<string[]> {
  const input = await createSiteReader(site.folder)();
  const kept = await openInspectionCache(site.folder, maker, input);
  return Object.keys(input.files).filter((path) => path.startsWith('pages/') && kept.file(path));
}

/** Inspects the site when no file is fresh any more. */
async function settled(): Promise<void> {
  const files = Object.keys((await createSiteReader(site.folder)()).files);
  const times = await Promise.all(files.map(async (file) => (await stat(join(site.folder, file))).ctimeMs));
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Math.max(...times) + 50));
  await inspected();
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(site.folder, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

test('the next process reuses the results of valid files, and compiles the same pages', async () => {
  const all = await known();
  expect(all).toContain(page);
  const again = await inspected();
  expect(again.problems).toEqual([]);
  await rm(cache);
  expect(await known()).toEqual([]);
  expect(await inspected()).toEqual(again);
  expect(await known()).toEqual(all);
});

test('nothing is reused by another build, for another site.json or by another Node', async () => {
  expect(await known('another maker')).toEqual([]);
  vi.stubGlobal('process', { ...process, version: 'v0.0.0' });
  expect(await known()).toEqual([]);
  vi.unstubAllGlobals();
  expect(await known()).not.toEqual([]);
  await edit('pages/site.json', '"Samples"', '"Examples"');
  expect(await known()).toEqual([]);
});

test.each(Object.keys(corruptions))('the cache is ignored if it is %s', async (how) => {
  const fresh = await inspected();
  corruptFile(cache, how);
  expect(await known()).toEqual([]);
  expect(await inspected()).toEqual(fresh);
});

test('a page that is saved with its old size and time is read again', async () => {
  const path = join(site.folder, page);
  const { atime, mtime } = await stat(path);
  await edit(page, '** runs', '** rans');
  await utimes(path, atime, mtime);
  expect(await known()).not.toContain(page);
  expect((await inspected()).pages?.join()).toContain('** rans');
});

test('a page that is only touched is reused, because its text is equal', async () => {
  const now = new Date();
  await utimes(join(site.folder, page), now, now);
  expect(await known()).toContain(page);
});

test('the chapters of pages are known without reading a page, and equal those that are read', async () => {
  const whole = { ...smallSite[page], id: 'whole', route: '/whole', sections: [{ type: 'chapter', page: '/second' }] };
  await writeFile(join(site.folder, 'pages/whole.json'), JSON.stringify(whole));
  await inspected();
  await settled();
  const { context } = await createSiteOpener(site.folder, { build: 'a maker' }).open();
  if (!context) throw new Error('The site is not sound.');
  // Reading a changed page throws.
  for (const file of [page, 'pages/whole.json']) await edit(file, '"sections"', '"sections" ');
  const found = [...chapterSeries(context)].map(([{ route }, { whole, all }]) => [route, whole.route, all.length]);
  expect(found).toEqual([['/second', '/whole', 1]]);
  expect(() => chapterSeries({ ...context, outlineOf: () => undefined })).toThrow(StaleReadError);
  await inspected();
  const read = await createSiteOpener(site.folder).open();
  expect(read.context && chapterSeries({ ...read.context, outlineOf: () => undefined }).size).toBe(1);
});

test('a page that is saved between its inspection and the reading of its text is an error', async () => {
  await settled();
  const input = await createSiteReader(site.folder)();
  const kept = await openInspectionCache(site.folder, 'a maker', input);
  expect(kept.file(page)).toBeDefined();
  await edit(page, '** runs', '** rans');
  expect(() => kept.textOf(page)).toThrow(StaleReadError);
});
