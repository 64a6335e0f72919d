import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../publish/build.ts';
import { type ServedSite, serveSite } from '../../server/serve-site.ts';
import { howMany } from '../fixtures/depth.ts';
import { type LongTableSite, longTableSite } from '../fixtures/long-table-site.ts';
import { hydrated, visitors } from './browser.ts';

const rows = howMany(5000, 1200);
const { visit } = visitors();
let site: LongTableSite;
let served: ServedSite;

beforeAll(async () => {
  site = await longTableSite({ rows, modules: 3 });
  if ((await build({ site: site.folder, target: 'server' })) !== 0)
    throw new Error('the site with the long table does not build');
  served = await serveSite(site.folder);
});
afterAll(async () => {
  await served?.close();
  await site?.remove();
});

describe(`a table of ${rows} rows`, () => {
  it('draws only the rows in view, the last ones at its end, and tells how many there are', async () => {
    const { page, faults, close } = await visit(`${served.address}/en/energies`);
    await hydrated(page);
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
    await hydrated(page);
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
    await hydrated(page);
    await page.locator('main tbody tr[aria-rowindex]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await close();
  });
});
