import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, visitors } from './browser.ts';
import { followLink } from './follow-link.ts';
import { hold } from './ways/hold.ts';
import { rest, shows } from './ways/shows.ts';

const { visit } = visitors();

const sheet = /\/_\/expandable-list-[\w-]+\.css$/;

/** Whether the list of questions shows without its styles. */
function isBare(page: Page): Promise<boolean> {
  return page.evaluate(
    () => getComputedStyle(document.querySelector('.expandable-list__summary') as Element).display === 'list-item',
  );
}

/** Points at a link in the footer. */
async function point(page: Page, href: string): Promise<void> {
  await page.evaluate(
    (link) => document.querySelector(link)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    `footer a[href="${href}"]`,
  );
}

it('a page waits for its styles, also where another link has asked for them before', async () => {
  const { page, close } = await visit('/contract-us');
  await hydrated(page);
  const held = await hold(page, sheet);
  await point(page, '/faq');
  await held.asked;
  // The page is seen at the moment at which it comes.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const row = document.querySelector('.expandable-list__summary');
      const seen = window as { bare?: boolean };
      if (row) seen.bare ??= getComputedStyle(row).display === 'list-item';
    }).observe(document, { childList: true, subtree: true });
  });
  const data = page.waitForResponse('**/_data/zh/module-download.json');
  await followLink(page, '/module-download');
  await (await data).finished();
  await rest(page);
  expect(await page.locator('main').getAttribute('data-page')).toBe('contract-us');
  await held.release();
  await shows(page, 'module-download');
  expect(await page.evaluate(() => (window as { bare?: boolean }).bare)).toBe(false);
  expect(held.count()).toBe(1);
  await close();
});

it.each<[string, (route: Route) => Promise<void>]>([
  ['a closed connection', (route) => route.abort()],
  ['HTML in their place', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not here' })],
])(
  'a page whose styles cannot be had for %s comes as a document, which brings its own, and Back leads to the place that was left',
  async (_, answer) => {
    const { page, close } = await visit('/contract-us');
    await hydrated(page);
    let asked = 0;
    await page.route(sheet, (route) => {
      asked++;
      return answer(route);
    });
    await page.evaluate(() => window.scrollTo(0, 300));
    const document = page.waitForEvent('domcontentloaded');
    await followLink(page, '/faq');
    await document;
    await shows(page, 'faq');
    expect(await isBare(page)).toBe(false);
    // Chromium itself asks again for what was closed.
    expect(asked).toBeLessThanOrEqual(2);
    await page.goBack();
    await shows(page, 'contract-us');
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(300);
    await close();
  },
);
