import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';
import { followLink } from './follow-link.ts';
import { hold } from './ways/hold.ts';
import { place, rest, shows } from './ways/shows.ts';

const { visit } = visitors('museum');
const press = visitors('press');

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  await page.waitForFunction((top) => window.scrollY === top, top);
}

describe('the place on a page', () => {
  it('is the top where another address is opened in the same tab', async () => {
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    await scrollTo(page, 700);
    await page.goto('/');
    await waitForHydration(page);
    expect(await place(page)).toBe(0);
    await close();
  });

  it('is found again by back: on the home page, which came first, and on a page left for an address outside the app', async () => {
    const { page, close } = await visit('/');
    await waitForHydration(page);
    await scrollTo(page, 600);
    await followLink(page, '/visit');
    await shows(page, 'visit');
    expect(await place(page)).toBe(0);
    await scrollTo(page, 500);
    await page.goto('/questions');
    await page.goBack();
    await shows(page, 'visit');
    await waitForHydration(page);
    expect(await place(page)).toBe(500);
    await page.goBack();
    await shows(page, 'home');
    expect(await place(page)).toBe(600);
    await close();
  });

  it('is found again by back from the same page in the other language, whose lines have another height', async () => {
    const { page, close } = await visit('/en/lights');
    await waitForHydration(page);
    await scrollTo(page, 600);
    // A click of the driver's would scroll first.
    await page.evaluate(() => document.querySelector<HTMLElement>('header [data-language=fr]')?.click());
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    expect(await place(page)).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await place(page)).toBe(600);
    await close();
  });

  it('is found again by back below a map, which takes the room that it had before it came', async () => {
    const { page, close } = await visit('about:blank', { viewport: { width: 390, height: 844 } });
    const held = await hold(page, /\/_\/leaflet-map-/);
    const below = () => page.evaluate(() => (document.querySelector('#times') as HTMLElement).offsetTop);
    const map = page.locator('.map .leaflet-container');
    await page.goto('/visit');
    await waitForHydration(page);
    // The map loads when it is near the viewport.
    await page.evaluate(() => document.querySelector('#map')?.scrollIntoView());
    await held.requested;
    const [before, drawn] = [await below(), await map.count()];
    await held.release();
    await map.waitFor();
    expect([await below(), drawn]).toEqual([before, 0]);
    await scrollTo(page, before);
    await followLink(page, '/questions');
    await shows(page, 'questions');
    await page.goBack();
    await shows(page, 'visit');
    expect([await place(page), await below()]).toEqual([before, before]);
    await close();
  });

  it('is the anchor’s after a link on the page, and back and forward know both', async () => {
    const { page, close } = await press.visit('/manual/first-sheet');
    await waitForHydration(page);
    await scrollTo(page, 150);
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.contents__link')[3]?.click());
    const at = await place(page);
    expect(at).toBeGreaterThan(300);
    await page.goBack();
    expect(await place(page)).toBe(150);
    await page.goForward();
    expect(await place(page)).toBe(at);
    await close();
  });

  it('stays at a reload: at the anchor of the address, and where the visitor has gone on from it', async () => {
    const { page, close } = await press.visit('/manual/first-sheet');
    await waitForHydration(page);
    const href = await page.locator('.contents__link').nth(3).getAttribute('href');
    await page.goto('/films');
    await page.goto(`/manual/first-sheet${href}`);
    await waitForHydration(page);
    const at = await place(page);
    expect(at).toBeGreaterThan(300);
    await page.reload();
    await waitForHydration(page);
    expect(await place(page)).toBe(at);
    await scrollTo(page, at - 200);
    await page.reload();
    await waitForHydration(page);
    expect(await place(page)).toBe(at - 200);
    await close();
  });

  it('is any page’s whose address ends in an anchor that is none: nothing breaks or loads anew', async () => {
    const { page, faults, close } = await visit('/plans#%');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    const paths = ['/library#%', '/questions#%E0%A4%A', '/plans#%'];
    for (const path of paths) {
      await followLink(page, path);
      await page.waitForFunction((path) => window.location.pathname + window.location.hash === path, path);
      await rest(page);
      expect(await page.locator('.section__notice, .section__mark').count(), path).toBe(0);
    }
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('what an anchor opens', () => {
  it('opens again at each click, and back closes it', async () => {
    const { page, close } = await visit('/plans');
    await waitForHydration(page);
    const id = await page.locator('.modal-table__row').nth(1).getAttribute('id');
    const dialog = page.locator('dialog[open]');
    await page.evaluate((id) => {
      const link = Object.assign(document.createElement('a'), { id: 'to-row', href: `#${id}`, textContent: 'row' });
      document.querySelector('main h1')?.after(link);
    }, id);
    const follow = () => page.evaluate(() => document.getElementById('to-row')?.click());
    await follow();
    await dialog.waitFor();
    const entries = await page.evaluate(() => window.history.length);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await follow();
    await dialog.waitFor();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('');
    await page.goForward();
    await dialog.waitFor();
    await close();
  });
});

describe('what was open or typed', () => {
  it('is found again by back, from another page and from an anchor; a link to the page shows it anew', async () => {
    const { page, close } = await visit('/questions');
    await waitForHydration(page);
    const search = page.locator('main input[type=search]');
    const rows = page.locator('main details');
    const all = await rows.count();
    const word = (await rows.nth(2).locator('.expandable-list__title').innerText()).slice(0, 4);
    await search.fill(word);
    await page.waitForFunction((all) => document.querySelectorAll('main details').length < all, all);
    const found = await rows.count();
    await rows.first().locator('summary').click();
    const isAsLeft = async () => {
      await shows(page, 'questions');
      await expect.poll(() => rows.count()).toBe(found);
      expect(await search.inputValue()).toBe(word);
      expect(await rows.first().getAttribute('open')).not.toBeNull();
      expect(await rows.first().locator('summary').getAttribute('aria-expanded')).toBe('true');
    };
    await followLink(page, '#more');
    await isAsLeft();
    await followLink(page, '/library');
    await shows(page, 'library');
    await page.goBack();
    await isAsLeft();
    await page.goBack();
    await isAsLeft();
    await followLink(page, '/library');
    await shows(page, 'library');
    await followLink(page, '/questions');
    await shows(page, 'questions');
    await expect.poll(() => rows.count()).toBe(all);
    expect(await search.inputValue()).toBe('');
    await close();
  });
});
