import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { sampleCount } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { pagesOf } from './pages.ts';
import { waitForAdditions } from './wait-for-hydration.ts';
import { hold } from './ways/hold.ts';

const isMessages = /\/_\/i18next-/;
const first = visitors();
const museum = visitors('museum');
const samples = inject('samples');

/** The pages of a built site whose documents have counted texts, of each set of section types some. */
async function countingPages(folder: string): Promise<string[]> {
  const { pages } = await pagesOf(folder, ['', '/en', '/fr', '/ar']);
  const counting = await Promise.all(
    pages.map(async (path) => {
      const html = await readFile(join(folder, 'dist', path, 'index.html'), 'utf8');
      return /"counted":\{"/.test(html) ? [path] : [];
    }),
  );
  const all = counting.flat();
  const most = Math.min(all.length, sampleCount(all.length, 6));
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as string);
}

/** Records whether i18next is loaded. */
function watchMessages(page: Page): { isLoaded: boolean } {
  const watched = { isLoaded: false };
  page.on('request', (request) => {
    if (isMessages.test(request.url())) watched.isLoaded = true;
  });
  return watched;
}

const count = (page: Page) => page.locator('#lights [role=status]');
const search = (page: Page) => page.locator('#lights input[type=search]');

describe('a page with counted texts', () => {
  it.each([
    ['the first site', root, first],
    ['the museum', samples.museum.folder, museum],
  ])('hydrates without i18next: %s', async (_, folder, { visit }) => {
    const paths = await countingPages(folder);
    expect(paths.length).toBeGreaterThan(4);
    const { page, faults, close } = await visit('about:blank');
    const watched = watchMessages(page);
    for (const path of paths) {
      await page.goto(path);
      await waitForAdditions(page);
      await page.waitForLoadState('networkidle');
      expect([path, watched.isLoaded, faults]).toEqual([path, false, []]);
    }
    await close();
  });

  it.each([
    ['/lights', /^\d+ entrées$/, '1 entrée'],
    ['/ar/lights', /عنصر/, 'عنصر واحد'],
  ])('shows the last count until i18next is loaded, and then the new one: %s', async (path, before, after) => {
    const { page, faults, close } = await museum.visit('about:blank');
    const messages = await hold(page, isMessages);
    await page.goto(path);
    await waitForHydration(page);
    expect(await count(page).textContent()).toMatch(before);
    await search(page).fill('cordouan');
    await page.locator('#lights .expandable-list__row').nth(1).waitFor({ state: 'detached' });
    expect(await count(page).textContent()).toMatch(before);
    await messages.release();
    await expect.poll(() => count(page).textContent()).toBe(after);
    expect(faults).toEqual([]);
    await close();
  });

  it('loads i18next once its section is used, before the count changes', async () => {
    const { page, close } = await museum.visit('/lights');
    await waitForHydration(page);
    const coming = page.waitForRequest(isMessages);
    await search(page).focus();
    await coming;
    await close();
  });

  it('shows plain numbers if i18next is lost, and the right text when it comes back', async () => {
    const { page, close } = await museum.visit('about:blank');
    let isLost = true;
    await page.route(isMessages, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto('/lights');
    await waitForHydration(page);
    await search(page).fill('cordouan');
    await expect.poll(() => count(page).textContent()).toBe('1 entrées');
    isLost = false;
    await search(page).press('End');
    await expect.poll(() => count(page).textContent()).toBe('1 entrée');
    await close();
  });
});
