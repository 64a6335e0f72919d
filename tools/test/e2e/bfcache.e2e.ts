import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bfcacheEngines } from '../browsers/every-engine.ts';
import { type Tab, type TestBrowser, until } from '../browsers/tab.ts';
import { isHydrated } from './hydrated.ts';

describe.each(bfcacheEngines)('a page that %s keeps alive while another is shown', (_, open) => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser.close());

  const address = inject('address');
  /** Leaves a page for something that is no page of the app, and comes back. */
  const awayAndBack = async (tab: Tab) => {
    await tab.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await tab.open('about:blank');
    await until(tab, () => location.href === 'about:blank', []);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    // Without this the test would say nothing of pages that are kept alive.
    await until(tab, () => (window as { persisted?: boolean }).persisted === true, []);
  };

  it('is where it was, and its links, its language and its dialogs work as before', async () => {
    const tab = await browser.tab();
    await tab.open(`${address}/en/gpu-download`);
    await until(tab, isHydrated, []);
    await tab.evaluate(() => window.scrollTo(0, 300));
    await awayAndBack(tab);
    expect(await tab.evaluate(() => Math.round(window.scrollY))).toBe(300);
    await tab.evaluate(() => document.querySelector<HTMLElement>('main [aria-haspopup=dialog]')?.click());
    await until(tab, () => document.querySelector('dialog[open]') !== null, []);
    await tab.press('Escape');
    await until(tab, () => document.querySelector('dialog[open]') === null, []);
    await tab.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/faq"]')?.click());
    await until(
      tab,
      () => document.querySelector('main')?.dataset.page === 'faq' && document.activeElement?.localName === 'h1',
      [],
    );
    // The document that was kept alive did this, not a new one.
    expect(await tab.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
    expect(await tab.evaluate(() => [document.documentElement.lang, window.scrollY])).toEqual(['en', 0]);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await until(
      tab,
      () => document.querySelector('main')?.dataset.page !== 'faq' && Math.round(window.scrollY) === 300,
      [],
    );
    expect(tab.faults).toEqual([]);
    await tab.close();
  });

  it('does not go on to a page that was given up by leaving', async () => {
    const tab = await browser.tab();
    await tab.open(`${address}/en/faq`);
    await until(tab, isHydrated, []);
    await tab.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/contract-us"]')?.click());
    await tab.open('about:blank');
    await until(tab, () => location.href === 'about:blank', []);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await until(tab, () => document.querySelector('main') !== null, []);
    const shown = await tab.evaluate(() => [location.pathname, document.querySelector('main')?.dataset.page]);
    expect([
      ['/en/faq', 'faq'],
      ['/en/contract-us', 'contract-us'],
    ]).toContainEqual(shown);
    await tab.close();
  });
});
