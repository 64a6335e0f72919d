import { describe, expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';

const { visit, secondAddress } = visitors();

describe('another site', () => {
  it('is built from its own folder and browsed by the same engine, with nothing of the first in it', async () => {
    const { page, faults, close } = await visit(`${secondAddress}/en`);
    await waitForHydration(page);
    expect(await page.title()).toBe('Sample Bay Observatory');
    expect(await page.locator('main').getAttribute('data-page')).toBe('bay');
    expect(await page.locator('main').textContent()).toContain('Pier 7');
    await page.locator('main a[href="/en/tide-tables"]').click();
    await page.waitForURL('**/en/tide-tables');
    await page.locator('[data-section=table] tbody tr').first().waitFor();
    expect(await page.locator('[data-section=table] tbody tr').count()).toBe(2);
    const file = await page.request.get(`${secondAddress}/files/march.txt`);
    expect(await file.text()).toContain('3.41');
    await page.goBack();
    await page.locator('main a[href="/en/visit/pier#times"]').click();
    await page.waitForURL('**/en/visit/pier#times');
    const html = await (await fetch(`${secondAddress}/`)).text();
    expect(html).not.toMatch(/PWcore|MatPL|pwcore/);
    expect(faults).toEqual([]);
    await close();
  });
});
