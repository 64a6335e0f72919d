import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { hydrated, visitors } from './browser.ts';
import { followLink } from './follow-link.ts';
import { rest, shows } from './ways/shows.ts';

const { visit } = visitors();

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const toChinese = '[data-language=zh]';
const toEnglish = '[data-language=en]';

it('the switch opens the other language in a tab of its own, by the middle button and by the browser’s menu', async () => {
  for (const how of isFull ? ['middle button', 'menu'] : ['middle button']) {
    const { page, close } = await visit('/en/faq');
    await hydrated(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      how === 'menu'
        ? page.evaluate(
            (chinese) => void window.open(document.querySelector<HTMLAnchorElement>(chinese)?.href),
            toChinese,
          )
        : page.locator(toChinese).click({ button: 'middle' }),
    ]);
    await hydrated(tab);
    expect(pathOf(tab), how).toBe('/faq');
    expect(await languageOf(tab), how).toBe('zh-CN');
    await tab.reload();
    await hydrated(tab);
    expect(await languageOf(tab), how).toBe('zh-CN');
    await close();
  }
});

it('a page that back has brought in Chinese stays Chinese: at a reload, in a tab from its links, and in another tab', async () => {
  const { page, close } = await visit('/faq');
  await hydrated(page);
  await page.locator(toEnglish).click();
  await page.waitForURL('**/en/faq');
  await page.goBack();
  await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
  const fromLink = page.context().waitForEvent('page');
  await page.locator('footer a[href^="/"]:not([href="/faq"])').first().click({ button: 'middle' });
  const other = await page.context().newPage();
  await other.goto('/trial');
  await page.reload();
  for (const tab of [page, await fromLink, other]) {
    await hydrated(tab);
    expect(await languageOf(tab), tab.url()).toBe('zh-CN');
  }
  await close();
});

it('a page that is shown in Chinese stays so at a reload when another tab has chosen English, which then counts', async () => {
  const { page, close } = await visit('/faq');
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto('/trial');
  await hydrated(other);
  await other.locator(toEnglish).click();
  await other.waitForURL('**/en/trial');
  await page.reload();
  await hydrated(page);
  expect([pathOf(page), await languageOf(page)]).toEqual(['/faq', 'zh-CN']);
  await page.goto('/paper');
  await page.waitForURL('**/en/paper');
  await hydrated(page);
  expect(await languageOf(page)).toBe('en');
  await close();
});

it('a double click switches once, before the page has its script and with it', async () => {
  for (const isLive of [true, false]) {
    const { page, close } = await visit('/contract-us');
    await hydrated(page);
    await followLink(page, '/faq');
    await shows(page, 'faq');
    if (!isLive) {
      await page.route('**/_/*.js', (route) => route.abort());
      await page.reload();
    }
    await page.locator(toEnglish).dblclick();
    await page.waitForURL('**/en/faq');
    await page.waitForFunction(() => document.documentElement.lang === 'en' && document.querySelector('h1'));
    await rest(page);
    expect(pathOf(page)).toBe('/en/faq');
    expect(await page.evaluate(() => localStorage.getItem('user-language'))).toBe('en');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/faq');
    await close();
  }
});
