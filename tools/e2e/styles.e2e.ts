import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { engines } from '../browsers/every-engine.ts';
import { onLine } from '../browsers/new-visitor.ts';
import { waitUntil } from '../browsers/tab.ts';
import { openWorld } from '../nightly/walk/world.ts';
import { visitors, waitForHydration } from './browser.ts';
import { followLink } from './follow-link.ts';
import { isHydrated } from './wait-for-hydration.ts';
import { hold } from './ways/hold.ts';
import { rest, shows } from './ways/shows.ts';

const { visit } = visitors('museum');

const sheet = /\/_\/styles-[\w-]+\.css$/;
/** The sheet of all pages: the others bear the name of a section type. */
const shared = /\/_\/styles-[\w-]{8}\.css$/;

/** Whether the footer shows without its styles. */
function isBare(page: Page): Promise<boolean> {
  return page.evaluate(
    () => getComputedStyle(document.querySelector('.footer__columns') as Element).display !== 'grid',
  );
}

// Per commit one engine: in Chromium the crawl has it on every page.
describe.each(isFull ? engines : engines.slice(-1))('while the rest of the styles is under way in %s', (_, open) => {
  it('what stands first shows, and nothing that wants it', async () => {
    const [browser, world] = [await open(), await openWorld(inject('samples').museum.folder)];
    world.spoil('style', 'held');
    const tab = await browser.tab();
    await tab.open(`${world.address}/visit`);
    const seen = () =>
      ['main h1', '.footer__columns'].map((part) => document.querySelector(part)?.checkVisibility() ?? false);
    await waitUntil(tab, () => performance.getEntriesByName('first-contentful-paint').length > 0, []);
    expect(await tab.evaluate(seen)).toEqual([true, false]);
    world.spoil();
    world.release();
    await waitUntil(tab, isHydrated, []);
    expect(await tab.evaluate(seen)).toEqual([true, true]);
    expect(tab.faults).toEqual([]);
    await tab.close();
    await browser.close();
    await world.close();
  });
});

describe('the rest of the styles', () => {
  it('is asked for once, and stays when the page is left whose document named it', async () => {
    const { page, close } = await visit('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => sheet.test(request.url()) && asked.push(request.url()));
    await page.goto('/visit');
    await waitForHydration(page);
    await followLink(page, '/questions');
    await shows(page, 'questions');
    await rest(page);
    expect(await isBare(page)).toBe(false);
    expect(await page.locator('main link').count()).toBe(0);
    expect(asked.filter((url) => shared.test(url))).toHaveLength(1);
    expect(new Set(asked).size).toBe(asked.length);
    await close();
  });

  it('brings those of a section type that few pages show with these alone', async () => {
    const { page, close } = await visit('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => /\/_\/styles-map-/.test(request.url()) && asked.push(request.url()));
    // The visitor has data saving on, so nothing is prefetched.
    await onLine(page, { saveData: true });
    await page.goto('/repairs');
    await waitForHydration(page);
    await rest(page);
    expect(asked).toEqual([]);
    await followLink(page, '/visit');
    await shows(page, 'visit');
    await page.locator('.map__stage').waitFor();
    expect(asked).toHaveLength(1);
    const looks = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.map__stage') as Element).isolation);
    const here = await looks();
    // The control: without them it looks otherwise.
    await page.evaluate(() => document.querySelector('link[data-style=map]')?.remove());
    expect(await looks()).not.toBe(here);
    await close();
  });

  it('comes again with the first page, which a visitor comes back to', async () => {
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    const applied = (sheets: string) =>
      page.locator(`${sheets}[data-style]`).evaluateAll((links) => {
        const shown = links.filter((link) => (link as HTMLLinkElement).media === '');
        return shown.map((link) => link.getAttribute('href'));
      });
    const before = await applied('#root link');
    // The control: there are more than the shared sheet.
    expect(before.length).toBeGreaterThan(1);
    await followLink(page, '/questions');
    await shows(page, 'questions');
    expect(await page.locator('#root link[data-style]').count()).toBe(0);
    await page.goBack();
    await shows(page, 'visit');
    expect(await applied('head link')).toEqual(expect.arrayContaining(before));
    await close();
  });

  it('keeps waiting neither what stands before it nor a visitor who acts', async () => {
    const { page, faults, close } = await visit('about:blank');
    const held = await hold(page, sheet);
    await page.goto('/visit', { waitUntil: 'commit' });
    await held.requested;
    await Promise.all([page.waitForRequest(/\/_\/browser-/), page.locator('main h1').click()]);
    await held.release();
    await waitForHydration(page);
    expect(await isBare(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  const failures: [string, (route: Route) => Promise<void>][] = [
    ['HTML in its place', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not here' })],
    ['a closed connection', (route) => route.abort()],
  ];
  it.each(failures.slice(0, isFull ? 2 : 1))(
    'is asked for again after %s; as long as it is not here each page comes as a document',
    async (_, answer) => {
      const { page, close } = await visit('about:blank');
      await page.route(sheet, answer);
      await page.goto('/visit');
      await waitForHydration(page);
      expect(await isBare(page)).toBe(true);
      const document = page.waitForEvent('domcontentloaded');
      await followLink(page, '/questions');
      await document;
      await shows(page, 'questions');
      await waitForHydration(page);
      await page.unroute(sheet);
      const again = page.waitForEvent('domcontentloaded');
      await followLink(page, '/visit');
      await again;
      await shows(page, 'visit');
      await waitForHydration(page);
      expect(await isBare(page)).toBe(false);
      await close();
    },
  );
});
