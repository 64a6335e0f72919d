import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';

const { visit } = visitors('museum');

/** Does as browsers do that translate a page: puts elements of their own in the place of each text. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: `«${text.data}»` }));
      text.replaceWith(font);
    }
  });
}

it('on a page that a browser has translated the heading follows the category, and the count the rows', async () => {
  const { page, faults, close } = await visit('/en/lights');
  await waitForHydration(page);
  const heading = page.locator('.expandable-list__heading');
  const total = page.locator('.search-tools [role=status]');
  await translate(page);
  // The control: what shows is the translation.
  expect(await heading.innerText()).toMatch(/^«/);
  const before = await total.innerText();
  const entry = page.locator('#lights nav a[href*=north]').first();
  const name = (await entry.innerText()).replace(/[«»]/g, '');
  await entry.click();
  await page.waitForURL('**?lights.menu=north');
  await expect.poll(() => heading.innerText()).toBe(name);
  // i18next loads on use.
  await expect.poll(() => total.innerText()).not.toBe(before);
  expect(faults).toEqual([]);
  await close();
});

it('the heading of the next page is that page’s', async () => {
  const { page, faults, close } = await visit('/en/questions');
  await waitForHydration(page);
  await translate(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/visit', textContent: 'on' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.locator('main[data-page=visit]').waitFor();
  expect(await page.locator('h1').innerText()).not.toMatch(/«/);
  expect(faults).toEqual([]);
  await close();
});
