import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { createVisitor, onLine } from '../browsers/new-visitor.ts';
import { violations } from './accessible/axe.ts';
import { followLink } from './follow-link.ts';
import { type Bay, openBay } from './offline/bay.ts';
import { atLeisure, waitForAdditions, waitForHydration } from './wait-for-hydration.ts';

let browser: Browser;
let bay: Bay;
let visitor: BrowserContext;

/** A page with a counted text. */
const tides = {
  $schema: '../../../../schemas/page.schema.json',
  id: 'low-tides',
  route: '/low-tides',
  title: { zh: '低潮', en: 'Low tides' },
  sections: [
    {
      type: 'table',
      id: 'low',
      heading: { zh: '低潮', en: 'Low tides' },
      filters: ['day'],
      columns: [{ field: 'day', label: { zh: '日期', en: 'Day' } }],
      rows: ['Monday', 'Tuesday', 'Friday'].map((day) => ({ day })),
    },
  ],
};

beforeAll(async () => {
  bay = await openBay({ 'low-tides': tides });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await bay?.close();
});
beforeEach(async () => {
  visitor = await createVisitor(browser, bay.served.address, { serviceWorkers: 'allow', prefetches: true });
});
afterEach(() => visitor.close());

/** Opens a page and waits until it is cached, with the guides in its language. */
async function visited(path: string): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(path);
  await kept(page, path);
  return page;
}

/** The time limit for a browser to fill its cache, on a busy machine. */
const patience = { timeout: 30_000 };

async function kept(page: Page, ...paths: string[]): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang.slice(0, 2));
  for (const path of [...paths, `/_publication/${language}`])
    await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path), patience).toBe(true);
}

/** The addresses of all cached responses. */
const inMemory = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return (await Promise.all(found)).flat().map((url) => url.replace(location.origin, ''));
  });

const shown = (page: Page) => page.locator('main').getAttribute('data-page');
const notice = (page: Page) => page.locator('.kept-notice');

describe('a visitor without a network', () => {
  // A commit run tests the first in Chinese, and the second in English.
  const seenBefore = [
    ['/', '/tide-tables', 'zh', '网站没有响应'],
    ['/en', '/en/tide-tables', 'en', 'does not answer'],
  ] as const;
  it.each(seenBefore.slice(0, isFull ? 2 : 1))(
    'sees from %s and %s the pages visited before, live, with the time of their copy, in %s',
    async (home, second, _, says) => {
      const page = await visited(home);
      await followLink(page, second);
      await kept(page, second);
      await visitor.setOffline(true);
      for (const [path, id] of [
        [second, 'tides'],
        [home, 'bay'],
      ] as const) {
        await page.goto(path);
        expect(await shown(page)).toBe(id);
        await waitForHydration(page);
        await notice(page).getByText(says).waitFor();
        expect(await notice(page).getAttribute('role')).toBe('status');
        const since = Date.parse((await notice(page).locator('time').getAttribute('datetime')) ?? '');
        expect(Math.abs(Date.now() - since)).toBeLessThan(3_600_000);
      }
      await visitor.setOffline(false);
      await notice(page).getByRole('button').click();
      await page.waitForFunction(() => document.documentElement.dataset.kept === undefined);
      await waitForHydration(page);
      expect(await notice(page).count()).toBe(0);
    },
  );

  it('who has not filtered a table before sees the count of the rows that match', async () => {
    const page = await visited('/en/low-tides');
    // Nothing but the service worker has loaded it.
    const loaded = () => performance.getEntriesByType('resource').filter(({ name }) => /i18next-/.test(name)).length;
    expect(await page.evaluate(loaded)).toBe(0);
    await visitor.setOffline(true);
    await page.goto('/en/low-tides');
    await waitForHydration(page);
    await page.getByText('3 entries in all').waitFor();
    await page.getByRole('combobox').selectOption('Friday');
    await page.getByText('1 entry in all').waitFor();
    await visitor.setOffline(false);
  });

  it('sees a page that was opened before the browser was first idle', async () => {
    const page = await visited('/');
    await page.addInitScript(() => {
      const waiting = new Map<number, IdleRequestCallback>();
      let handle = 0;
      window.requestIdleCallback = (callback) => {
        waiting.set(++handle, callback);
        return handle;
      };
      window.cancelIdleCallback = (handle) => waiting.delete(handle);
      Object.assign(window, {
        becomeIdle() {
          for (const callback of waiting.values()) callback({ didTimeout: false, timeRemaining: () => 50 });
          waiting.clear();
        },
      });
    });
    await page.goto('/');
    await waitForHydration(page);
    await followLink(page, '/tide-tables');
    await page.locator('main[data-page=tides]').waitFor();
    // The document came from the service worker, and the page did not come as a document.
    const [path, workerStart] = await page.evaluate(() => {
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [loading && new URL(loading.name).pathname, loading?.workerStart];
    });
    expect(path).toBe('/');
    expect(workerStart).toBeGreaterThan(0);
    await page.evaluate('becomeIdle()');
    await kept(page, '/tide-tables');
  });

  const switches = [
    ['/en', 'zh', '/', '暂时无法连接', 'en'],
    ['/', 'en', '/en', 'No connection at the moment', 'zh'],
  ] as const;
  it.each(switches.slice(0, isFull ? 2 : 1))(
    'who has visited only %s and switches to %s reads there that the network is down, and can go back',
    async (home, other, to, title, own) => {
      const page = await visited(home);
      await expect
        .poll(() => page.evaluate(() => caches.match('/_publication/fallbacks').then(Boolean)), patience)
        .toBe(true);
      await waitForHydration(page);
      await visitor.setOffline(true);
      const language = () => page.evaluate(() => localStorage.getItem('user-language') ?? 'zh');
      for (const isLive of [true, false]) {
        await page.goto(home);
        if (isLive) await waitForHydration(page);
        await page.locator(`[data-language=${other}]`).first().click();
        await page.locator('main[data-page=offline]').waitFor();
        expect(new URL(page.url()).pathname).toBe(to);
        expect(await page.locator('h1').textContent()).toBe(title);
        // A page in another language is better than no page.
        await page.locator(`#kept a[href="${home}"]`).waitFor();
        // The language of a page that is not cached is not remembered, so the saved page opens again.
        expect(await language()).toBe(own);
      }
      await page.goto(home);
      expect([await shown(page), new URL(page.url()).pathname]).toEqual(['bay', home]);
      // The control: with the network, the choice counts from that page on.
      await visitor.setOffline(false);
      await page.goto(home);
      await waitForHydration(page);
      await page.locator(`[data-language=${other}]`).first().click();
      await page.waitForURL((url) => url.pathname === to);
      await expect.poll(language).toBe(other);
    },
  );

  it('who reads English goes from a saved Chinese page to an English page only if it is cached', async () => {
    const page = await visited('/en');
    await page.goto('/tide-tables');
    await page.waitForURL('**/en/tide-tables');
    await kept(page, '/en/tide-tables');
    // A page that was saved in Chinese before the visitor chose English.
    await page.evaluate(async () => {
      const cache = await caches.open('pagewright-pages');
      const html = await (await fetch('/')).text();
      const headers = { 'content-type': 'text/html; charset=utf-8', 'x-kept': new Date().toISOString() };
      for (const path of ['/far', '/tide-tables']) await cache.put(path, new Response(html, { headers }));
      localStorage.setItem('user-language', 'en');
    });
    await visitor.setOffline(true);
    await page.goto('/far');
    await page.locator('main').waitFor();
    expect(new URL(page.url()).pathname).toBe('/far');
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^zh/);
    await page.goto('/tide-tables');
    await page.waitForURL('**/en/tide-tables');
    expect(await shown(page)).toBe('tides');
  });

  it('can open a guide that was never visited, with its pictures and scripts', async () => {
    const page = await visited('/en');
    await visitor.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/en/visit/pier');
    expect(await shown(page)).toBe('pier');
    await waitForAdditions(page);
    await page.locator('main', { hasText: '10:00–16:00' }).waitFor();
    // Nothing is prefetched without a network.
    await page.evaluate(atLeisure);
    expect(asked).toContain('/en/visit/pier');
    expect(asked.filter((path) => path.startsWith('/_data/en/'))).toEqual([]);
  });

  const ways = [
    ['by a click', (page: Page) => followLink(page, '/en/far')],
    ['by its address', async (page: Page) => void (await page.goto('/en/far'))],
  ] as const;
  it.each(ways.slice(0, isFull ? 2 : 1))(
    'sees, %s, that a page is not cached, and a list of cached pages; it opens when the network is back',
    async (_, go) => {
      const page = await visited('/en');
      await waitForHydration(page);
      await visitor.setOffline(true);
      await go(page);
      await page.locator('main[data-page=offline]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/en/far');
      expect(await page.locator('h1').textContent()).toBe('No connection at the moment');
      expect(await violations(page)).toEqual([]);
      const links = page.locator('#kept li a');
      await links.first().waitFor();
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/en',
        '/en/visit/pier',
      ]);
      // Each page has its own title, without the site name after it. Controls that need a script are absent.
      expect(await links.last().textContent()).toBe('Visit the pier');
      expect(await page.locator('.header__theme').count()).toBe(0);
      await links.last().click();
      await page.locator('main[data-page=pier]').waitFor();
      await page.goBack();
      await page.locator('main[data-page=offline]').waitFor();
      await visitor.setOffline(false);
      await page.locator('main[data-page=far]').waitFor();
    },
  );
});

it('the service worker requests nothing before the page has loaded, and then fills its cache', async () => {
  const page = await visitor.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const ofMemory = () => asked.filter((path) => /^\/sw\.js$|_offline/.test(path));
  expect(ofMemory()).toEqual([]);
  await kept(page, '/');
  expect(ofMemory().length).toBeGreaterThan(0);
});

it.each([
  { saveData: true, registers: 0 },
  { saveData: false, registers: 1 },
])(
  'registers a worker only for a visitor who does not pay for each byte (saveData: $saveData)',
  async ({ saveData, registers }) => {
    await onLine(visitor, { saveData, effectiveType: '4g' });
    await visitor.addInitScript(() => {
      const workers = navigator.serviceWorker;
      const register = workers.register.bind(workers);
      workers.register = (...given) => {
        performance.mark('register');
        return register(...given);
      };
    });
    const page = await visitor.newPage();
    await page.goto('/');
    await waitForAdditions(page);
    expect(await page.evaluate(() => performance.getEntriesByName('register').length)).toBe(registers);
    if (saveData) expect(await inMemory(page)).toEqual([]);
  },
);

it('caches no download, no partial response, no error and nothing from another origin', async () => {
  const page = await visited('/en');
  await page.reload();
  await waitForHydration(page);
  await page.evaluate(async () => {
    await fetch('/files/march.txt');
    await fetch('/images/wave.svg?part', { headers: { range: 'bytes=0-9' } });
    await fetch('/images/none.svg');
    await fetch('/api/v1/none');
    await fetch('/images/ripples.svg');
  });
  await kept(page, '/images/ripples.svg');
  // The next page reports all resources so far to the worker, which caches them in order.
  await page.evaluate(() => caches.delete('pagewright-pictures'));
  await followLink(page, '/en/tide-tables');
  await kept(page, '/en/tide-tables', '/images/ripples.svg');
  const all = await inMemory(page);
  expect(all.filter((path) => /march|\?part|none|^https?:/.test(path))).toEqual([]);
});

describe('a site that is published again', () => {
  /** The texts of a page's header and of its script's data: those of one build have the same name. */
  const names = async (page: Page) => {
    await waitForHydration(page);
    const edition = await page.evaluate(() => document.documentElement.dataset.edition);
    const site = await page.evaluate(
      (edition) => fetch(`/_data/en.json?${edition}`).then((one) => one.json()),
      edition,
    );
    return { header: await page.locator('header').textContent(), title: await page.title(), data: site.name };
  };

  it('shows each page with the data of its own build: the old page from the cache, and the new one', async () => {
    const page = await visited('/en/tide-tables');
    const faults: string[] = [];
    page.on('console', (message) => /hydrat|Failed: hydration/i.test(message.text()) && faults.push(message.text()));
    await bay.publish({ name: { zh: '新观测站', en: 'New Observatory' } });
    onTestFinished(() => bay.publish({}));
    await page.goto('/en');
    await kept(page, '/en');
    expect(await names(page)).toMatchObject({
      data: 'New Observatory',
      header: expect.stringContaining('New Observatory'),
    });
    await visitor.setOffline(true);
    await page.goto('/en/tide-tables');
    const old = await names(page);
    expect(old).toMatchObject({
      data: 'Sample Bay Observatory',
      title: expect.stringContaining('Sample Bay Observatory'),
    });
    expect(old.header).toContain('Sample Bay Observatory');
    await page.goto('/en');
    expect(await names(page)).toMatchObject({
      data: 'New Observatory',
      header: expect.stringContaining('New Observatory'),
    });
    expect(faults).toEqual([]);
    // The control: with another build's data at its address, the old page changes.
    await page.evaluate(async () => {
      const cache = await caches.open('pagewright-files');
      const files = (await cache.keys()).filter(({ url }) => url.includes('/_data/en.json?'));
      const newest = await cache.match(`/_data/en.json?${document.documentElement.dataset.edition}`);
      for (const file of files) await cache.put(file, newest?.clone() as Response);
    });
    await page.goto('/en/tide-tables');
    expect((await names(page)).data).toBe('New Observatory');
  });

  it('returns no other edition than requested, even if the host has no other', async () => {
    const page = await visited('/en');
    await page.reload();
    const ask = (edition: string) =>
      page.evaluate(
        (edition) =>
          fetch(`/_data/en.json?${edition}`).then(
            (one) => one.status,
            () => 'none',
          ),
        edition,
      );
    const own = await page.evaluate(() => document.documentElement.dataset.edition ?? '');
    expect(await ask('another')).toBe('none');
    expect(await ask(own)).toBe(200);
  });

  it('clears its cache and stops answering when site.json says so', async () => {
    const page = await visited('/en');
    expect((await inMemory(page)).length).toBeGreaterThan(3);
    await bay.publish({ offline: false, precache: [] });
    onTestFinished(() => bay.publish({}));
    await page.goto('/en');
    await expect.poll(() => page.evaluate(() => caches.keys()), patience).toEqual([]);
    const workers = () => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
    await expect.poll(workers, patience).toBe(0);
    await page.goto('/en');
    await waitForHydration(page);
    await visitor.setOffline(true);
    await expect(page.goto('/en')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

it('shows the time of a cached API answer', async () => {
  const own = await createVisitor(browser, inject('samples').museum.address, {
    serviceWorkers: 'allow',
    prefetches: true,
  });

  const page = await own.newPage();
  await page.goto('/journal');
  await kept(page, '/journal');
  await page.reload();
  // The page requests its own data again when idle. A "not modified" answer removes the cached copy.
  const ask = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/v1/entry/list?page=2');
      return { since: answer.headers.get('x-answer-from'), rows: (await answer.json()).data.data.length };
    });
  const fresh = await ask();
  expect(fresh.since).toBeNull();
  await kept(page, '/api/v1/entry/list?page=2');
  await own.setOffline(true);
  const old = await ask();
  expect(old.rows).toBe(fresh.rows);
  expect(Date.parse(old.since ?? '')).toBeGreaterThan(0);
  await own.close();
});
