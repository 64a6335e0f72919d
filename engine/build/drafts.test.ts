import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { smallCollections, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { bundleEngine } from './bundle.ts';
import { isFresh } from './freshness.ts';

const { 'pages/site.json': site, 'pages/home.json': home, 'pages/product.json': product } = smallSite;
const [first, ...others] = smallNews;

const news = JSON.parse(smallCollections['pages/collections/news.json'] ?? '');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/**
 * A site with one draft of each kind, an item that appears and an item that disappears at noon on 1 January 2027
 * in Shanghai.
 */
const timed = {
  'pages/site.json': {
    ...site,
    origin: 'https://a.example',
    timeZone: 'Asia/Shanghai',
    navigation: [
      ...site.navigation,
      { label: 'Draft entry', to: '/draft', draft: true },
      { label: 'Empty group', children: [{ label: 'Inner draft', to: '/draft', draft: true }] },
    ],
  },
  'pages/collections/news.json': {
    ...news,
    fields: { ...news.fields, content: { kind: 'Markdown', description: 'The text.' } },
    feed: { page: '/news', title: 'title', date: 'time' },
  },
  'pages/draft.json': {
    ...product,
    id: 'draft',
    route: '/draft',
    draft: true,
    picture: { src: 'secret.svg', alt: '' },
    sections: [{ type: 'prose', paragraphs: ['[Shared](/images/shared.svg), [inner](/images/inner.svg)'] }],
  },
  ...Object.fromEntries(
    ['secret', 'inner', 'shared', 'draft-text', 'both-texts'].map((name) => [`assets/images/${name}.svg`, drawing]),
  ),
  'pages/later.json': { ...product, id: 'later', route: '/later', publishFrom: '2027-01-01T20:01' },
  'pages/past.json': { ...product, id: 'past', route: '/past', publishUntil: '2027-01-01T12:00' },
  'pages/home.json': {
    ...home,
    sections: [
      ...home.sections,
      { type: 'prose', paragraphs: ['Words of a draft, [inner](/images/inner.svg)'], draft: true },
      { type: 'prose', paragraphs: ['[Shared](/images/shared.svg)'] },
      { type: 'prose', paragraphs: ['Words until spring'], publishUntil: '2027-03-01' },
      {
        type: 'tabs',
        tabs: [
          { id: 'a', label: 'A', sections: [{ type: 'prose', paragraphs: ['Inner draft words'], draft: true }] },
          { id: 'b', label: 'B', sections: [{ type: 'prose', paragraphs: ['Words for all'] }] },
        ],
      },
    ],
  },
  'assets/records/news/a.json': [
    { ...first, title: 'Secret record', content: { zh: 'secret.md', en: 'open.md' }, draft: true },
    { ...others[0], content: 'open.md', draft: false },
  ],
  'assets/records/news/secret.md':
    'Secret Markdown\n\n![A](draft-text.svg) ![A](both-texts.svg) [B](files:example.zip)\n',
  'assets/records/news/open.md': 'Open Markdown\n\n![A](both-texts.svg)\n',
  'assets/records/news/b.json': { ...others[1], content: 'C', title: 'Later record', publishFrom: '2027-02-01' },
};
const noon = String(Date.parse('2027-01-01T12:00:00+08:00') / 1000);

beforeAll(async () => {
  await bundleEngine();
}, 120_000);
afterEach(() => {
  vi.unstubAllEnvs();
});

async function built(...options: string[]): Promise<SmallFolder & { said: string; all: string; files: string[] }> {
  vi.stubEnv('SOURCE_DATE_EPOCH', noon);
  const small = await smallFolder(timed);
  const { said, code } = await small.run('build', ...options);
  expect(code, said).toBe(0);
  const dist = join(small.folder, 'dist');
  const files = (await listFiles(dist)).filter((file) => !/\.(br|gz)$/.test(file));
  const all = files
    .filter((file) => !file.startsWith('_/'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  return { ...small, said, all, files };
}

const hidden = [
  ...[
    'Words of a draft',
    'Inner draft words',
    'Draft entry',
    'Empty group',
    'Inner draft',
    'Secret record',
    'Later record',
    'Secret Markdown',
  ],
  ...['/draft', '/later', '/past', '"draft":', 'publishFrom', 'publishUntil'],
];

test('a build contains no drafts and no content before or after its publishing dates: no page, list, sitemap or response', async () => {
  const { all, files, remove } = await built();
  expect(hidden.filter((words) => all.includes(words))).toEqual([]);
  expect(files.filter((file) => /draft|later|past/.test(file))).toEqual([]);
  expect(all).toContain('Words until spring');
  expect(files).toContain('api/v1/news/2');
  expect(files).not.toContain('api/v1/news/1');
  // Files that only unpublished content uses are withheld as well, but not those that published content links
  // to.
  expect(files.filter((file) => /^images\/[a-z-]+\.svg$/.test(file))).toEqual(
    ['both-texts', 'example', 'shared'].map((name) => `images/${name}.svg`),
  );
  await remove();
});

test('a preview contains all of it, without its fields in pages and responses', async () => {
  const { all, files, remove } = await built('--drafts');
  const words = hidden.filter((one) => !/^"|^publish/.test(one));
  expect(words.filter((one) => !all.includes(one))).toEqual([]);
  expect(files).toContain('api/v1/news/1');
  expect(files.filter((file) => /(secret|inner|shared|-texts?)\.svg$/.test(file))).toHaveLength(5);
  expect(hidden.filter((one) => /^"|^publish/.test(one) && all.includes(one))).toEqual([]);
  await remove();
});

/** The files that announce a build to search engines and feed readers, and those of a preview. */
function publicity(all: string, folder: string, files: string[]) {
  const pages = files.filter((file) => file.endsWith('.html') && !/_offline|404/.test(file));
  const text = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const heads = pages.map(text).filter((html) => html.includes('data-page-head'));
  return {
    pages: heads.length,
    noindex: heads.filter((html) => /<meta[^>]*name="robots" content="noindex"/.test(html)).length,
    banners: heads.filter((html) => /<aside class="header__preview">[^<]+</.test(html)).length,
    sitemaps: files.filter((file) => file === 'sitemap.xml').length,
    feeds: files.filter((file) => file.startsWith('_feed/')).length,
    feedLinks: /application\/(atom|feed)/.test(heads.join()),
    namesSitemap: all.includes('Sitemap:'),
    header: all.includes('X-Robots-Tag'),
  };
}

test('a preview is never indexable: noindex and a banner on each page, no sitemap, no feed; control: a build is', async () => {
  const preview = await built('--drafts');
  const first = publicity(preview.all, preview.folder, preview.files);
  expect(first.pages).toBeGreaterThan(10);
  expect(first).toEqual({
    ...{ pages: first.pages, noindex: first.pages, banners: first.pages },
    ...{ sitemaps: 0, feeds: 0, feedLinks: false, namesSitemap: false, header: true },
  });
  // The build after it takes nothing of that over.
  expect((await preview.run('build')).code).toBe(0);
  const files = await listFiles(join(preview.folder, 'dist'));
  const all = files
    .filter((file) => /^(robots\.txt|_headers|nginx\.conf)$/.test(file))
    .map((file) => readFileSync(join(preview.folder, 'dist', file), 'utf8'))
    .join();
  const second = publicity(all, preview.folder, files);
  expect(second.pages).toBeGreaterThan(10);
  expect(second).toMatchObject({ noindex: 0, banners: 0, sitemaps: 1, namesSitemap: true, header: false });
  expect(second.feeds).toBeGreaterThan(0);
  await preview.remove();
});

test('the build reports publishing changes and the time of the next one; then it is outdated, and a preview at once', async () => {
  const { said, folder, run, remove } = await built();
  expect(said.match(/2027-.*/g)).toEqual([
    '2027-01-01 20:01 Asia/Shanghai: pages/later.json appears; build again then',
    '2027-02-01 00:00 Asia/Shanghai: assets/records/news/b.json appears; build again then',
    '2027-03-01 00:00 Asia/Shanghai: pages/home.json sections[4] (prose) goes; build again then',
  ]);
  const facts = () => JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8'));
  expect(facts().nextChange).toBe('2027-01-01T12:01:00.000Z');
  expect(await isFresh(folder)).toBe(true);
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Number(noon) + 8 * 3600 + 60));
  expect(await isFresh(folder)).toBe(false);
  await run('build');
  expect(existsSync(join(folder, 'dist/later/index.html'))).toBe(true);
  expect(facts().nextChange).toBe('2027-01-31T16:00:00.000Z');
  expect(await isFresh(folder)).toBe(true);
  await run('build', '--drafts');
  expect(await isFresh(folder)).toBe(false);
  await remove();
});
