import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { inlineWorkerPool } from '../testing/inline-worker-pool.ts';
import { bundleEngine, loadRenderer } from './bundle.ts';
import { writeSite } from './write-site.ts';

const folder = await mkdtemp(join(tmpdir(), 'pagewright-repeated-'));
afterAll(() => rm(folder, { recursive: true }));

/** A page for each day with news, which the navigation lists. */
const days = {
  'pages/days.json': {
    forEach: { collection: 'news', field: 'time', order: 'descending' },
    id: 'day-{time}',
    route: '/days/{time}',
    title: 'News of {time}',
    sections: [
      {
        forEach: { collection: 'news', where: { time: '{time}' } },
        type: 'prose',
        id: 'item-{id}',
        heading: '{title}',
        paragraphs: ['One of {count}.'],
      },
    ],
  },
  'pages/site.json': {
    ...smallSite['pages/site.json'],
    origin: 'https://a.example',
    navigation: [
      {
        label: 'Days',
        children: [
          {
            forEach: { collection: 'news', field: 'time', order: 'descending' },
            label: '{time} ({count})',
            to: '/days/{time}',
          },
        ],
      },
    ],
  },
};

test('a record with a new value brings its page, and its entries in the navigation and the sitemap', async () => {
  const engine = await bundleEngine();
  const startPool = inlineWorkerPool(await loadRenderer(engine));
  const out = join(folder, 'dist');
  const build = async (files = {}) => {
    await writeSite(
      await contextWith({ 'assets/records/news/news.json': smallNews, ...days, ...files }),
      folder,
      engine,
      out,
      {
        startPool,
      },
    );
    const paths = await listFiles(out);
    return { paths, text: (path: string) => readFile(join(out, path), 'utf8') };
  };
  const before = await build();
  expect(before.paths).toContain('days/2025-01-07/index.html');
  expect(before.paths.filter((path) => path.includes('2026-01-01'))).toEqual([]);
  const added = { ...smallNews[0], id: 8, title: { zh: '新年', en: 'New year' }, time: '2026-01-01' };
  const after = await build({ 'assets/records/news/new.json': [added] });
  const page = await after.text('en/days/2026-01-01/index.html');
  expect(page).toContain('<h2');
  expect(page).toContain('New year');
  expect(page).toContain('One of 1.');
  const home = await after.text('en/index.html');
  expect(home.indexOf('2026-01-01 (1)')).toBeGreaterThan(0);
  expect(home.indexOf('2026-01-01 (1)')).toBeLessThan(home.indexOf('2025-01-07 (1)'));
  expect(await after.text('sitemap.xml')).toContain('https://a.example/days/2026-01-01');
});
