import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serveSite } from '../../engine/server/serve-site.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { openBarePage } from './bare-page.ts';
import { measureBuild } from './build-bench.ts';
import { type MeasuredSubject, median } from './results.ts';
import { createSearchablePages } from './searchable-pages.ts';
import { withFolder } from './with-folder.ts';

/** Each is a page in both languages. */
const descriptors = 10_000;

const queries = [
  'pseudopotential',
  'phonon',
  'band structure',
  'license server',
  '赝势',
  '截断能',
  '许可证',
  '声子谱',
  '安装指南',
];

/** Measures the search of a site with 20,000 pages: its queries and its share of the build. */
export function benchSearch(): Promise<MeasuredSubject[]> {
  return withFolder(async (room) => {
    const [folder, silent] = [join(room, 'searchable'), join(room, 'silent')];
    await createSearchablePages(folder, descriptors, true);
    await createSearchablePages(silent, descriptors, false);
    const [without, built] = [measureBuild(silent), measureBuild(folder)];
    const found = await searchFor(queries, folder);
    const buildTime = ((built.seconds - without.seconds) * 1000) / built.pages;
    const slowest = Math.max(...found.map(({ took }) => took));
    return [
      {
        title: `Search over ${built.pages} pages`,
        results: [
          {
            what: 'a first query, the largest of nine',
            ours: Math.max(...found.map(({ bytes }) => bytes)),
            unit: 'kB',
            atMost: 150,
          },
          { what: 'query with loaded terms, 4 × CPU, slowest of nine', ours: slowest, unit: 'ms', atMost: 50 },
          { what: 'build time per page', ours: buildTime, unit: 'ms', atMost: 1 },
        ].map((result) => ({ ...result, ours: Math.round(result.ours * 10) / 10 })),
      },
    ];
  });
}

async function searchFor(queries: string[], folder: string) {
  const [browser, served] = [await launchChromium(), await serveSite(folder)];
  try {
    const found: Awaited<ReturnType<typeof search>>[] = [];
    for (const query of queries) found.push(await search(browser, served.address, query));
    return found;
  } finally {
    await browser.close();
    await served.close();
  }
}

/** The kB that a first query loads, and the milliseconds of the same query with loaded terms (median of five). */
async function search(browser: Browser, site: string, query: string): Promise<{ bytes: number; took: number }> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowNetwork: false });
  // Responses from a service worker would count as 0 bytes.
  await page.send('Network.setBypassServiceWorker', { bypass: true });
  await page.visit(`${site}${/\p{Script=Han}/u.test(query) ? '/' : '/en/'}`);
  await page.waitForHydration();
  await page.quiet();
  let bytes = 0;
  page.on<{ encodedDataLength: number }>('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.call(openSearch);
  await page.call(timeOfQuery, query);
  await page.quiet();
  const first = bytes;
  const times: number[] = [];
  for (let time = 0; time < 5; time++) {
    times.push(await page.call(timeOfQuery, query));
    await page.quiet();
  }
  await page.close();
  return { bytes: first / 1024, took: median(times) };
}

/** Opens the search. Runs in the page. */
async function openSearch(): Promise<void> {
  document.querySelector<HTMLElement>('.header__search')?.click();
  while (!document.querySelector('[role=dialog] [role=searchbox]')) await new Promise(requestAnimationFrame);
}

/** Milliseconds from a text in the empty search field until its hits are shown. Runs in the page. */
async function timeOfQuery(query: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('[role=dialog] [role=searchbox]');
  const count = () => document.querySelector('[data-search-count]');
  field?.focus();
  field?.select();
  document.execCommand('delete');
  while (count()) await new Promise(requestAnimationFrame);
  const started = performance.now();
  document.execCommand('insertText', false, query);
  while (!count()) await new Promise((resolve) => setTimeout(resolve));
  const took = performance.now() - started;
  if (Number(count()?.textContent) === 0) throw new Error(`nothing is found of ${query}`);
  return took;
}
