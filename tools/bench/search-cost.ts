import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serveSite } from '../../engine/server/serve-site.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { openBarePage } from './bare-page.ts';
import { measureBuild } from './building.ts';
import { type MeasuredSubject, median } from './results.ts';
import { createSearchedPages } from './searched-pages.ts';

/** Descriptors; each is a page in both languages. */
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

/** What the search of a site with 20,000 pages costs its visitors, and its build. */
export async function searching(): Promise<MeasuredSubject[]> {
  const room = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  const browser = await launchChromium();
  try {
    const [folder, silent] = [join(room, 'searched'), join(room, 'silent')];
    await createSearchedPages(folder, descriptors, true);
    await createSearchedPages(silent, descriptors, false);
    const [without, built] = [measureBuild(silent), measureBuild(folder)];
    const busy = ({ seconds, cores }: typeof built) => seconds * cores;
    const served = await serveSite(folder);
    const bytes: number[] = [];
    const times: number[] = [];
    for (const query of queries) {
      const found = await search(browser, served.address, query);
      bytes.push(found.bytes);
      times.push(found.took);
    }
    await served.close();
    const ms = (seconds: number) => (seconds * 1000) / built.pages;
    return [
      {
        title: `Search over ${built.pages} pages`,
        results: [
          { what: 'a first query, median of nine', ours: median(bytes), unit: 'kB' },
          { what: 'a first query, the largest of nine', ours: Math.max(...bytes), unit: 'kB', atMost: 150 },
          {
            what: 'query with loaded terms, 4 × CPU, median of nine',
            ours: median(times),
            unit: 'ms',
          },
          {
            what: 'query with loaded terms, 4 × CPU, slowest of nine',
            ours: Math.max(...times),
            unit: 'ms',
            atMost: 50,
          },
          { what: 'build time per page', ours: ms(built.seconds - without.seconds), unit: 'ms', atMost: 1 },
          { what: 'CPU time per page', ours: ms(busy(built) - busy(without)), unit: 'ms' },
        ].map((result) => ({ ...result, ours: Math.round(result.ours * 10) / 10 })),
      },
    ];
  } finally {
    await browser.close();
    await rm(room, { recursive: true, force: true });
  }
}

/**
 * What a visitor's first query loads, from the opening of the search on, in kB, and how long the same query takes once its terms
 * are here, the median of five times.
 */
async function search(browser: Browser, site: string, query: string): Promise<{ bytes: number; took: number }> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowNetwork: false });
  // What a service worker hands on counts as nothing.
  await page.send('Network.setBypassServiceWorker', { bypass: true });
  await page.visit(`${site}${/\p{Script=Han}/u.test(query) ? '/' : '/en/'}`);
  await page.hydrated();
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

/** Milliseconds from a text in the empty search field to the frame after its hits are there. Runs in the page. */
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
