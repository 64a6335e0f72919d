import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../publish/build.ts';
import { type ServedSite, serveSite } from '../../server/serve-site.ts';
import { type LongTableSite, longTableSite } from '../fixtures/long-table-site.ts';
import { hydrated, visitors } from './browser.ts';

const { visit } = visitors();
let site: LongTableSite;
let served: ServedSite;

beforeAll(async () => {
  site = await longTableSite({ rows: 3, modules: 3, lattices: 23 });
  if ((await build({ site: site.folder, target: 'server' })) !== 0)
    throw new Error('the site with the paged table does not build');
  served = await serveSite(site.folder);
});
afterAll(async () => {
  await served?.close();
  await site?.remove();
});

const at = (query = '') => `${served.address}/en/lattices${query}`;
const names = (page: Page) => page.locator('main tbody th[scope=row]').allTextContents();
const pageOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Lattice ${from + index}`);
const number = (page: Page, name: string) => page.locator('.pager').getByRole('link', { name, exact: true });

describe('a table of an answer that is cut into pages', () => {
  it('reaches every page by its pager, keeps the page in the address, and goes back', async () => {
    const { page, faults, close } = await visit(at());
    await hydrated(page);
    for (const [index, last] of [5, 10, 15, 20, 23].entries()) {
      if (index > 0) await number(page, String(index + 1)).click();
      await expect.poll(() => names(page)).toEqual(pageOf(index * 5 + 1, last));
      await expect.poll(() => page.locator('.table__position').textContent()).toBe(`Page ${index + 1} of 5`);
      expect(new URL(page.url()).search).toBe(index > 0 ? `?lattices-table.page=${index + 1}` : '');
    }
    expect(await page.locator('main tbody tr').last().textContent()).toMatch(/^\D*23/);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(pageOf(16, 20));
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the page that the address names, and forgets one that is none', async () => {
    const { page, faults, close } = await visit(at('?lattices-table.page=5'));
    await expect.poll(() => names(page)).toEqual(pageOf(21, 23));
    await page.goto(at('?lattices-table.page=6'));
    await expect.poll(() => names(page)).toEqual(pageOf(1, 5));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps the focus on the pager when a page is chosen by keyboard, while it loads and after', async () => {
    const { page, close } = await visit(at());
    await hydrated(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/lattice\/list\?page=3/, async (route) => {
      await held;
      await route.continue();
    });
    await number(page, '3').focus();
    await page.keyboard.press('Enter');
    await page.locator('.table__page [aria-busy=true]').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('3');
    answer();
    await expect.poll(() => names(page)).toEqual(pageOf(11, 15));
    expect(await focused()).toBe('3');
    await close();
  });

  it('reports a page that cannot be loaded, and loads it on request; the pager still leads back', async () => {
    const { page, close } = await visit(at());
    await hydrated(page);
    await page.route(/lattice\/list\?page=2/, (route) => route.fulfill({ status: 500 }));
    await number(page, '2').click();
    const notice = page.locator('.table__page .section__notice');
    await notice.waitFor();
    await number(page, '1').click();
    await expect.poll(() => names(page)).toEqual(pageOf(1, 5));
    await number(page, '2').click();
    await notice.waitFor();
    await page.unroute(/lattice\/list\?page=2/);
    await notice.getByRole('button').click();
    await expect.poll(() => names(page)).toEqual(pageOf(6, 10));
    await close();
  });

  it('shows the first page without JavaScript, says of how many, and offers no control that does nothing', async () => {
    const { page, close } = await visit(at(), { javaScriptEnabled: false });
    expect(await names(page)).toEqual(pageOf(1, 5));
    expect(await page.locator('.table__position').textContent()).toBe('Page 1 of 5');
    expect(await page.locator('.pager').isVisible()).toBe(false);
    await close();
  });
});
