import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { bfcacheEngines } from '../browsers/every-engine.ts';
import { type Tab, type TestBrowser, waitUntil } from '../browsers/tab.ts';
import { openWorld } from '../nightly/walk/world.ts';
import { atLeisure, isHydrated } from './wait-for-hydration.ts';

describe.each(bfcacheEngines)('a page that %s keeps alive while another is shown', (name, open) => {
  /** Whether it is this engine's turn in a run that is not full: the engines share some tests between them. */
  const isIn = (turn: number) =>
    isFull || turn % bfcacheEngines.length === bfcacheEngines.findIndex(([other]) => other === name);

  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser.close());

  const { address, folder } = inject('samples').museum;
  /** Leaves a page for something that is no page of the app, and comes back. */
  const awayAndBack = async (tab: Tab) => {
    await tab.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        Object.assign(window, { persisted });
        sessionStorage.setItem('persisted', `${persisted}`);
      });
    });
    // Firefox keeps no page that waits for an answer, as for pages that are fetched ahead.
    await waitUntil(tab, () => {
      const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
      return performance.now() - Math.max(...ends) > 1000;
    }, []);
    await tab.open('about:blank');
    await waitUntil(tab, () => location.href === 'about:blank', []);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    // Without this the test would say nothing of pages that are kept alive.
    await waitUntil(tab, () => sessionStorage.getItem('persisted') === 'true', []);
  };

  it('is where it was, and its links, its language and its dialogs work as before', async () => {
    const tab = await browser.tab({ width: 1280, height: 400 });
    await tab.open(`${address}/en/plans`);
    await waitUntil(tab, isHydrated, []);
    await tab.evaluate(() => window.scrollTo(0, 200));
    await awayAndBack(tab);
    expect(await tab.evaluate(() => Math.round(window.scrollY))).toBe(200);
    await tab.evaluate(() => document.querySelector<HTMLElement>('main [aria-haspopup=dialog]')?.click());
    await waitUntil(tab, () => document.querySelector('dialog[open]') !== null, []);
    await tab.press('Escape');
    await waitUntil(tab, () => document.querySelector('dialog[open]') === null, []);
    await tab.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/questions"]')?.click());
    await waitUntil(
      tab,
      () => document.querySelector('main')?.dataset.page === 'questions' && document.activeElement?.localName === 'h1',
      [],
    );
    // The document that was kept alive did this, not a new one.
    expect(await tab.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
    expect(await tab.evaluate(() => [document.documentElement.lang, window.scrollY])).toEqual(['en', 0]);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await waitUntil(
      tab,
      () => document.querySelector('main')?.dataset.page !== 'questions' && Math.round(window.scrollY) === 200,
      [],
    );
    expect(tab.faults).toEqual([]);
    await tab.close();
  });

  it.runIf(isIn(0))('comes to life when its scripts could not be had before', async () => {
    const world = await openWorld(folder);
    const tab = await browser.tab();
    world.spoil('script', 'HTML instead');
    await tab.open(`${world.address}/en/questions`);
    await expect
      .poll(() => world.requested.some((address) => /\/browser-[^/]+\.js$/.test(address)), { timeout: 20_000 })
      .toBe(true);
    await expect.poll(() => world.busy()).toBe(0);
    await tab.evaluate(atLeisure);
    expect(await tab.evaluate(isHydrated)).toBe(false);
    world.spoil();
    await awayAndBack(tab);
    await waitUntil(tab, isHydrated, []);
    expect(await tab.evaluate(() => location.pathname)).toBe('/en/questions');
    await tab.close();
    await world.close();
  });

  it.runIf(isIn(1))('is whole when the script of a section could not be had before', async () => {
    const world = await openWorld(inject('samples').press.folder);
    const tab = await browser.tab();
    // The app's own scripts are the browser's from here on.
    await tab.open(`${world.address}/`);
    await waitUntil(tab, isHydrated, []);
    world.spoil('script', 'status 500');
    await tab.open(`${world.address}/manual/install`);
    await waitUntil(tab, () => document.querySelector('.section__mark') !== null, []);
    expect(await tab.evaluate(() => document.querySelector('.copy-button'))).toBeNull();
    world.spoil();
    await awayAndBack(tab);
    await waitUntil(tab, () => document.querySelector('.copy-button') !== null, []);
    expect(await tab.evaluate(() => document.querySelector('.section__mark'))).toBeNull();
    await tab.close();
    await world.close();
  });

  it.runIf(isIn(0))('does not go on to a page that was given up by leaving', async () => {
    const tab = await browser.tab();
    await tab.open(`${address}/en/questions`);
    await waitUntil(tab, isHydrated, []);
    await tab.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/visit"]')?.click());
    await tab.open('about:blank');
    await waitUntil(tab, () => location.href === 'about:blank', []);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await waitUntil(tab, () => document.querySelector('main') !== null, []);
    const shown = await tab.evaluate(() => [location.pathname, document.querySelector('main')?.dataset.page]);
    expect([
      ['/en/questions', 'questions'],
      ['/en/visit', 'visit'],
    ]).toContainEqual(shown);
    await tab.close();
  });
});
