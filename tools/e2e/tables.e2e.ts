import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../engine/build/build.ts';
import { type ServedSite, serveSite } from '../../engine/server/serve-site.ts';
import { createLongTableSite, type LongTableSite } from '../../engine/testing/long-table-site.ts';
import { sampleCount } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';

const rows = sampleCount(5000, 400);
const { visit } = visitors();
let site: LongTableSite;
let served: ServedSite;

beforeAll(async () => {
  site = await createLongTableSite(rows);
  if ((await build({ site: site.folder, target: 'server' })) !== 0)
    throw new Error('the site with the tables does not build');
  served = await serveSite(site.folder);
});
afterAll(async () => {
  await served?.close();
  await site?.remove();
});

describe(`a table of ${rows} rows`, () => {
  it('draws only the rows in view, the last ones at its end, and tells how many there are', async () => {
    const { page, faults, close } = await visit(`${served.address}/en/energies`);
    await waitForHydration(page);
    const drawn = page.locator('main tbody tr[aria-rowindex]');
    await drawn.first().waitFor();
    expect(await drawn.count()).toBeLessThan(100);
    expect(await page.locator('main table').getAttribute('aria-rowcount')).toBe(String(rows + 1));
    const last = page.getByRole('row', { name: `${rows} system-${rows} ` });
    // The end moves while rows on the way are drawn for the first time.
    const atEnd = async () => {
      await page.keyboard.press('End');
      return last.count();
    };
    await expect.poll(atEnd, { timeout: 20_000 }).toBe(1);
    expect(await last.getAttribute('aria-rowindex')).toBe(String(rows + 1));
    expect(await drawn.count()).toBeLessThan(100);
    expect(faults).toEqual([]);
    await close();
  });

  it('prints every row, and draws only those in view again afterwards', async () => {
    const { page, close } = await visit(`${served.address}/en/energies`);
    const drawn = page.locator('main tbody tr[aria-rowindex]');
    await drawn.first().waitFor();
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        document.documentElement.dataset.printed = String(document.querySelectorAll('tbody tr[aria-rowindex]').length);
      });
    });
    await page.pdf();
    expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe(String(rows));
    await expect.poll(() => drawn.count()).toBeLessThan(100);
    await close();
  });

  it('narrows to what is searched, also when it was typed before the page had its script', async () => {
    const { page, faults, close } = await visit('about:blank');
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/_/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${served.address}/en/energies`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill(`SYSTEM-${rows - 1}`);
    go();
    await waitForHydration(page);
    await page.getByText('1 entry in all').waitFor();
    await page.getByRole('row', { name: `1 system-${rows - 1} ` }).waitFor();
    expect(await page.locator('main tbody tr').count()).toBe(1);
    await page.getByRole('searchbox').fill('nothing like this');
    await page.getByText('0 entries in all').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText(`${rows.toLocaleString('en')} entries in all`).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('shows all rows to a browser without script', async () => {
    const { page, close } = await visit(`${served.address}/en/energies`, { javaScriptEnabled: false });
    expect(await page.locator('main tbody tr').count()).toBe(rows);
    await close();
  });

  it('is as wide as a phone', async () => {
    const { page, close } = await visit(`${served.address}/en/energies`, { viewport: { width: 390, height: 844 } });
    await waitForHydration(page);
    await page.locator('main tbody tr[aria-rowindex]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await close();
  });

  it('has its filter in the address, and its rows have anchors that are gone to, in view or not', async () => {
    const { page, faults, close } = await visit(`${served.address}/en/energies`);
    await waitForHydration(page);
    await page.getByRole('searchbox').fill(`system-${rows - 1}`);
    await page.waitForURL(`**?energies-table.q=system-${rows - 1}`);
    const shown = (tab: Page) => tab.locator('main tbody tr[id]').evaluateAll((rows) => rows.map(({ id }) => id));
    await expect.poll(() => shown(page)).toEqual([`energies-table-${rows - 1}`]);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await waitForHydration(tab);
    await expect.poll(() => shown(tab)).toEqual([`energies-table-${rows - 1}`]);
    await tab.goto(`${served.address}/en/energies#energies-table-250`);
    await tab.getByText('system-250', { exact: true }).waitFor();
    await expect
      .poll(() =>
        tab.locator('#energies-table-250').evaluate((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        }),
      )
      .toBe(true);
    expect(faults).toEqual([]);
    await close();
  });
});

const at = (query = '') => `${served.address}/en/lattices${query}`;
const names = (page: Page) => page.locator('main tbody th[scope=row]').allTextContents();
const pageOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Lattice ${from + index}`);
const number = (page: Page, name: string) => page.locator('.pager').getByRole('link', { name, exact: true });

describe('a table of an answer that is cut into pages', () => {
  it('reaches every page by its pager, keeps the page in the address, and goes back', async () => {
    const { page, faults, close } = await visit(at());
    await waitForHydration(page);
    for (const [index, last] of [5, 10, 15, 20, 23].entries()) {
      if (index > 0) await number(page, String(index + 1)).click();
      await expect.poll(() => names(page)).toEqual(pageOf(index * 5 + 1, last));
      await expect.poll(() => page.locator('.table__position').textContent()).toBe(`Page ${index + 1} of 5`);
      const search = index > 0 ? `?lattices-table.page=${index + 1}` : '';
      await page.waitForURL((url) => url.search === search);
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
    await waitForHydration(page);
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
    await waitForHydration(page);
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
