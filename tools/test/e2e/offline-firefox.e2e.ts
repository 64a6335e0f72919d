import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../publish/build.ts';
import { type ServedSite, serveSite } from '../../server/serve-site.ts';
import { findFirefox } from '../browsers/firefox.ts';
import { firefoxTabs } from '../browsers/firefox-tabs.ts';
import { type Tab, type TestBrowser, until } from '../browsers/tab.ts';
import { secondSite } from './serve.ts';

describe.skipIf(!findFirefox())('in Firefox', () => {
  let folder: string;
  let served: ServedSite;
  let browser: TestBrowser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-offline-firefox-'));
    await cp(secondSite, folder, { recursive: true, filter: (path) => !/\/(dist|\.cache)(\/|$)/.test(path) });
    if ((await build({ site: folder, target: 'any' })) !== 0) throw new Error('the site does not build');
    served = await serveSite(folder);
    browser = await firefoxTabs({ 'dom.serviceWorkers.enabled': true });
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  /** What a tab shows: the page, whether it is alive, and what is told of its age. */
  const state = (tab: Tab, id: string) =>
    until(
      tab,
      (id) => {
        const main = document.querySelector('main');
        if (main?.dataset.page !== id) return undefined;
        const notice = document.querySelector('.kept-notice');
        return {
          text: main.innerText.length,
          notice: notice?.textContent ?? '',
          since: notice?.querySelector('time')?.dateTime,
        };
      },
      [id],
    );

  it('a page that was visited shows when the server is gone, with the time when it was kept; one that was not, does not', async () => {
    const { address } = served;
    const tab = await browser.tab();
    await tab.open(`${address}/en/tide-tables`);
    const first = await state(tab, 'tides');
    expect(first?.notice).toBe('');
    await until(tab, () => caches.match('/en/tide-tables').then(Boolean), []);
    // The page that is told of what is not here comes last.
    await until(tab, () => caches.match('/_publication/en').then(Boolean), []);

    await served.close();
    await expect(fetch(address)).rejects.toThrow();
    await tab.open(`${address}/en/tide-tables`);
    await until(tab, () => document.querySelector('.kept-notice time') !== null, []);
    const again = await state(tab, 'tides');
    expect(again?.text).toBeGreaterThan(0);
    expect(again?.notice).toContain('does not answer');
    expect(Math.abs(Date.now() - Date.parse(again?.since ?? ''))).toBeLessThan(3_600_000);

    // The control: what was never seen is not here, and nothing answers in its place.
    await tab.open(`${address}/en/never-seen`);
    await state(tab, 'offline');
    await tab.close();
  });
});
