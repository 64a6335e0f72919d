import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { prerender } from '../client/app/prerender.tsx';
import { contextWith } from '../generate/gallery/small-context.ts';
import { replacePassage } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { emptyBundle, inlineWorkerPool } from '../testing/inline-worker-pool.ts';
import { type Bundle, bundleEngine, loadRenderer } from './bundle.ts';
import { writeSite } from './write-site.ts';

const origin = 'https://a.example';

/** A collection with optional languages: one record is in both, and one in each alone. */
const talks = (languages: 'all' | 'some') => ({
  ...replacePassage(
    'pages/site.json',
    '"onDataFailure"',
    `"origin": "${origin}", "redirects": [{ "from": "/lecture/{slug}", "to": "/talk/{slug}" }, { "from": "/talk/old", "to": "/talk/chinese" }], "onDataFailure"`,
  ),
  'pages/collections/talk.json': {
    $schema: '../../schemas/collection.schema.json',
    description: 'A talk.',
    languages,
    fields: {
      slug: { kind: 'RecordSlug', description: 'Its name.' },
      content: { kind: 'HtmlText', description: 'What is said.' },
    },
    answers: {
      all: { type: 'list', path: '/api/v1/talk/all', description: 'All talks.' },
      item: { type: 'record', path: '/api/v1/talk/{slug}', description: 'A talk.' },
    },
  },
  'assets/records/talk/all.json': [
    { slug: 'both', content: { zh: '中', en: 'En' } },
    { slug: 'chinese', content: { zh: '中', ...(languages === 'all' && { en: 'En' }) } },
    { slug: 'english', content: { en: 'En', ...(languages === 'all' && { zh: '中' }) } },
  ],
  'pages/talk.json': {
    $schema: '../schemas/page.schema.json',
    id: 'talk',
    route: '/talk/{slug}',
    parent: '/second',
    title: 'Talk',
    sections: [{ type: 'article', data: { source: 'talk.item', params: { slug: '{route.slug}' } } }],
  },
});

let folder: string;
let render: typeof prerender;
const built = async (languages: 'all' | 'some') => {
  const bundle: Bundle = { ...emptyBundle, folder };
  for (const room of ['_', 'assets']) await mkdir(join(folder, room), { recursive: true });
  const dist = join(folder, languages);
  const { pages } = await writeSite(await contextWith(talks(languages)), folder, bundle, dist, {
    startPool: inlineWorkerPool(render),
  });
  const files = await listFiles(dist);
  return {
    pages,
    read: (path: string) => readFile(join(dist, path), 'utf8'),
    html: files.filter((file) => /(talk|lecture)\/[a-z]+\/index\.html$/.test(file)).sort(),
    data: files.filter((file) => /^_data\/.*talk\/[a-z]+\.json$/.test(file)).sort(),
  };
};

let site: Awaited<ReturnType<typeof built>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-languages-'));
  render = await loadRenderer(await bundleEngine());
  site = await built('some');
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

test('a record has a page in the languages that it is in alone, and so have its old addresses', () => {
  const both = ['both', 'chinese', 'english'].flatMap((slug) => [`talk/${slug}`, `en/talk/${slug}`]);
  const spoken = both.filter((path) => path !== 'en/talk/chinese' && path !== 'talk/english');
  const old = [...spoken.map((path) => path.replace('talk', 'lecture')), 'talk/old'];
  expect(site.html).toEqual([...spoken, ...old].map((path) => `${path}/index.html`).sort());
  expect(site.data).toEqual([
    '_data/en/talk/both.json',
    '_data/en/talk/english.json',
    '_data/zh/talk/both.json',
    '_data/zh/talk/chinese.json',
  ]);
});

test('neither the sitemap nor a head contains a missing page', async () => {
  const sitemap = await site.read('sitemap.xml');
  expect(sitemap).toContain(`<loc>${origin}/talk/chinese</loc>`);
  expect(sitemap).toContain(`<loc>${origin}/en/talk/english</loc>`);
  for (const text of [
    sitemap,
    await site.read('talk/chinese/index.html'),
    await site.read('en/talk/english/index.html'),
  ]) {
    expect(text).not.toContain(`${origin}/en/talk/chinese`);
    expect(text).not.toContain(`${origin}/talk/english`);
  }
  const alternates = async (path: string) =>
    new JSDOM(await site.read(path)).window.document.querySelectorAll('link[rel=alternate][hreflang]').length;
  // The control: of a page in both languages each is named, and the one for all others.
  expect(await alternates('talk/both/index.html')).toBe(3);
  expect(await alternates('talk/chinese/index.html')).toBe(0);
});

test('the language switch links to the parent page if the record lacks the other language, and its readers are not redirected', async () => {
  const documentAt = async (path: string) => new JSDOM(await site.read(path)).window.document;
  const switchOf = (document: Document) => document.querySelector('[data-language]')?.getAttribute('href');
  const chinese = await documentAt('talk/chinese/index.html');
  expect([switchOf(chinese), chinese.documentElement.dataset.only]).toEqual(['/en/second', 'zh']);
  expect(switchOf(await documentAt('en/talk/english/index.html'))).toBe('/second');
  const both = await documentAt('talk/both/index.html');
  expect([switchOf(both), both.documentElement.dataset.only]).toEqual(['/en/talk/both', undefined]);
});

test('control: every record of a collection in all languages has a page in each', async () => {
  const whole = await built('all');
  expect(whole.data).toHaveLength(6);
  expect(whole.pages).toBe(site.pages + 2);
}, 60_000);
