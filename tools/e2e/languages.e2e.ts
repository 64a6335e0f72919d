import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { followLink } from './follow-link.ts';
import { rest, shows } from './ways/shows.ts';

const { visit } = visitors('observatory');

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const toChinese = '[data-language=zh]';
const toEnglish = '[data-language=en]';

it('the switch opens the other language in a tab of its own, by the middle button and by the browser’s menu', async () => {
  for (const how of isFull ? ['middle button', 'menu'] : ['middle button']) {
    const { page, close } = await visit('/en/tide-tables');
    await waitForHydration(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      how === 'menu'
        ? page.evaluate(
            (chinese) => void window.open(document.querySelector<HTMLAnchorElement>(chinese)?.href),
            toChinese,
          )
        : page.locator(toChinese).click({ button: 'middle' }),
    ]);
    await waitForHydration(tab);
    expect(pathOf(tab), how).toBe('/tide-tables');
    expect(await languageOf(tab), how).toBe('zh-CN');
    await tab.reload();
    await waitForHydration(tab);
    expect(await languageOf(tab), how).toBe('zh-CN');
    await close();
  }
});

it('a page that back has brought in Chinese stays Chinese: at a reload, in a tab from its links, and in another tab', async () => {
  const { page, close } = await visit('/tide-tables');
  await waitForHydration(page);
  await page.locator(toEnglish).click();
  await page.waitForURL('**/en/tide-tables');
  await page.goBack();
  await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
  const fromLink = page.context().waitForEvent('page');
  await page.locator('header a[href="/visit/pier"]').first().click({ button: 'middle' });
  const other = await page.context().newPage();
  await other.goto('/visit/pier');
  await page.reload();
  for (const tab of [page, await fromLink, other]) {
    await waitForHydration(tab);
    expect(await languageOf(tab), tab.url()).toBe('zh-CN');
  }
  await close();
});

it('a page that is shown in Chinese stays so at a reload when another tab has chosen English, which then counts', async () => {
  const { page, close } = await visit('/tide-tables');
  await waitForHydration(page);
  const other = await page.context().newPage();
  await other.goto('/visit/pier');
  await waitForHydration(other);
  await other.locator(toEnglish).click();
  await other.waitForURL('**/en/visit/pier');
  await page.reload();
  await waitForHydration(page);
  expect([pathOf(page), await languageOf(page)]).toEqual(['/tide-tables', 'zh-CN']);
  await page.goto('/visit/pier');
  await page.waitForURL('**/en/visit/pier');
  await waitForHydration(page);
  expect(await languageOf(page)).toBe('en');
  await close();
});

it('a double click switches once, before the page has its script and with it', async () => {
  for (const isLive of [true, false]) {
    const { page, close } = await visit('/visit/pier');
    await waitForHydration(page);
    await followLink(page, '/tide-tables');
    await shows(page, 'tides');
    if (!isLive) {
      await page.route('**/_/*.js', (route) => route.abort());
      await page.reload();
    }
    await page.locator(toEnglish).dblclick();
    await page.waitForURL('**/en/tide-tables');
    await page.waitForFunction(() => document.documentElement.lang === 'en' && document.querySelector('h1'));
    await rest(page);
    expect(pathOf(page)).toBe('/en/tide-tables');
    expect(await page.evaluate(() => localStorage.getItem('user-language'))).toBe('en');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/tide-tables');
    await close();
  }
});
