import { expect, it } from 'vitest';
import { hydrated, visitors } from './browser.ts';

const { visit } = visitors();

it.each([
  ['/en/pwcore-update-function', 'general'],
  ['/en/pwcore-update-function?guide=ls3df', 'ls3df'],
  ['/pwcore-update-function?guide=cpu', 'cpu'],
  ['/pwcore-update-function?guide=nonsense', 'general'],
  ['/paper', '2025'],
  ['/en/paper?year=2019', '2019'],
])('%s shows the tab %s alone', async (path, tab) => {
  const { page, close } = await visit(path);
  await hydrated(page);
  const panels = page.locator('main .tabs__panel:visible');
  await expect.poll(() => panels.evaluateAll((all) => all.map((one) => one.getAttribute('data-tab')))).toEqual([tab]);
  await close();
});

it('a tab that is chosen is in the address, and every year of the papers has its own table', async () => {
  const { page, close } = await visit('/en/pwcore-update-function');
  await hydrated(page);
  await page.getByRole('tab', { name: 'DCU' }).click();
  await page.waitForURL('**/en/pwcore-update-function?guide=dcu');
  await page.goto('/en/paper');
  await hydrated(page);
  const years = await page.locator('[data-section=tabs] button[aria-pressed]').allTextContents();
  expect(years).toHaveLength(10);
  for (const year of years) {
    await page.getByRole('button', { name: year, exact: true }).click();
    await page.locator(`#papers-${year} table`).waitFor();
    expect(await page.locator('main table:visible').count()).toBe(1);
    const times = await page.locator(`#papers-${year} tbody time`).allTextContents();
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => !time.startsWith(year))).toEqual([]);
  }
  await close();
});
