import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import { matchRoute } from '../model/page-file.ts';
import { writeAtomically } from '../site/files/files.ts';
import { emptyBundle, inlineWorkerPool, titleOnly } from '../testing/inline-worker-pool.ts';
import { writeSite } from './write-site.ts';

let folder: string;
const read = (path: string) => readFile(join(folder, 'dist', path), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-unknown-'));
  const bundle = { ...emptyBundle, folder };
  await mkdir(join(folder, '_'));
  await writeAtomically(join(folder, 'assets/ads.txt'), 'example.com');
  await writeAtomically(join(folder, 'assets/.well-known/security.txt'), 'Contact: mailto:a@example.com');
  await writeAtomically(join(folder, 'assets/robots.txt'), 'User-agent: none\n');
  const site = { ...smallSite['pages/site.json'], notFound: '/second', origin: 'https://a.example' };
  const context = await contextWith({ 'pages/site.json': site });
  const workers = inlineWorkerPool(titleOnly);
  await writeSite(context, folder, bundle, join(folder, 'dist'), { startPool: workers });
});
afterAll(() => rm(folder, { recursive: true }));

test('hosts show the page that site.json names at an unknown address, in each language', async () => {
  expect(await read('404.html')).toContain('<div id="root">Second</div>');
  expect(await read('en/404.html')).toMatch(/lang="en".*<div id="root">Second<\/div>/s);
  // The control: below a route with a parameter its own template stays.
  expect(await read('item/404.html')).not.toContain('Second');
});

test('servers and browsers match it after all other routes', async () => {
  const last = { pattern: '', data: '/second' };
  expect(JSON.parse(await read('build.json')).patterns.at(-1)).toEqual(last);
  const { patterns }: { patterns: { pattern: string; data: string }[] } = JSON.parse(await read('_data/routes.json'));
  expect(patterns.find(({ pattern }) => matchRoute(pattern, '/no/such'))).toEqual(last);
  expect(patterns.find(({ pattern }) => matchRoute(pattern, '/item/99'))?.data).toBe('/item/_id');
});

test('it is in no sitemap, having no address of its own', async () => {
  const sitemap = await read('sitemap.xml');
  expect(sitemap).toContain('<loc>https://a.example/en/gadget-introduce</loc>');
  expect(sitemap).not.toContain('/second');
});

test("the site's own files at the root are published as they are, before ours of the same name", async () => {
  expect(await read('ads.txt')).toBe('example.com');
  expect(await read('.well-known/security.txt')).toBe('Contact: mailto:a@example.com');
  expect(await read('robots.txt')).toBe('User-agent: none\n');
});

test('every page of a site that knows its origin has a picture for link previews, and no template has one', async () => {
  const picture = await readFile(join(folder, 'dist/_preview/en/gadget-introduce.png'));
  expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  await expect(read('_preview/zh/index.png')).resolves.not.toBe('');
  await expect(read('_preview/en/second.png')).rejects.toThrow('ENOENT');
});
