import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { replacePassage, smallNews } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { emptyBundle, inlineWorkerPool, titleOnly } from '../testing/inline-worker-pool.ts';
import { writeSite } from './write-site.ts';

let folder: string;
let written: string[];
const read = (path: string) => readFile(join(folder, 'dist', path), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-build-'));
  const bundle = { ...emptyBundle, folder, early: { languages: 'remember()', oneLanguage: '' } };
  for (const room of ['_', 'assets']) await mkdir(join(folder, room), { recursive: true });
  const redirects = JSON.stringify([
    { from: '/old/{product}', to: '/between?a&b#guide' },
    { from: '/between', to: '/second' },
    { from: '/press/{page}', to: '/news/{page}' },
    { from: '/press', to: '/news' },
    { from: '/item/99', to: '/item/7' },
    { from: '/2020/旧闻：a', to: '/second' },
  ]);
  const context = await contextWith({
    'assets/records/news/news.json': smallNews,
    ...replacePassage(
      'pages/site.json',
      '"onDataFailure"',
      `"redirects": ${redirects}, "origin": "https://a.example", "onDataFailure"`,
    ),
  });
  const workers = inlineWorkerPool(titleOnly);
  await writeSite(context, folder, bundle, join(folder, 'dist'), { startPool: workers });
  written = await listFiles(join(folder, 'dist'));
});
afterAll(() => rm(folder, { recursive: true }));

test('every old address has a page in both languages, including those with parameters', () => {
  const old = written.filter((file) => /^(en\/)?(2020|old|between|press|item\/99)\/.*html$/.test(file));
  const pages = ['2020/旧闻：a', 'between', 'item/99', 'old/gadget', 'press', 'press/1', 'press/2'].map(
    (path) => `${path}/index.html`,
  );
  expect(old).toEqual([...pages, ...pages.map((page) => `en/${page}`)].sort());
});

test('it redirects at once and with a link, has a canonical address, and needs no script or style', async () => {
  const html = await read('en/old/gadget/index.html');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/en/second?a&amp;b#guide" />');
  expect(html).toContain('<link rel="canonical" href="https://a.example/en/second" />');
  expect(html).toContain('<a href="/en/second?a&amp;b#guide">');
  // The policy admits neither.
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
  expect(await read('press/2/index.html')).toContain('content="0; url=/news/2"');
});

test('the server and the browser get all redirects, each with the end of its chain', async () => {
  const redirects = [
    { from: '/old/gadget', to: '/second?a&b#guide' },
    { from: '/between', to: '/second' },
    { from: '/press/{page}', to: '/news/{page}' },
    { from: '/press', to: '/news' },
    { from: '/item/99', to: '/item/7' },
    { from: '/2020/%E6%97%A7%E9%97%BB%EF%BC%9Aa', to: '/second' },
  ];
  expect(JSON.parse(await read('build.json')).redirects).toEqual(redirects);
  expect(JSON.parse(await read('_data/routes.json')).redirects).toEqual(redirects);
});

test('a host without rules finds a page for unknown addresses: the template, or the way to the fallback or home', async () => {
  const unknown = written.filter((file) => file.endsWith('404.html'));
  const folders = ['', 'en/', 'item/', 'news/', 'en/item/', 'en/news/'];
  expect(unknown).toEqual(folders.map((folder) => `${folder}404.html`).sort());
  expect(await read('en/item/404.html')).toBe(await read('en/item/_id/index.html'));
  expect(await read('en/news/404.html')).toContain('content="0; url=/en/news"');
  expect(await read('404.html')).toContain('content="0; url=/"');
  expect(await read('en/404.html')).toContain('content="0; url=/en"');
});

test('the page of unknown addresses that any language may meet remembers the one that its address names', async () => {
  expect(await read('404.html')).toContain('<script>remember()</script>');
  expect(await read('en/404.html')).not.toContain('<script');
});
