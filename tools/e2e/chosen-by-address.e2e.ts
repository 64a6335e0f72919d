import { expect, it } from 'vitest';
import { hydrated, visitors } from './browser.ts';

const { visit } = visitors();

it('the tab that the address names shows alone, the first where it names none', async () => {
  const { page, close } = await visit('about:blank', { forgets: true });
  const panels = page.locator('main .tabs__panel:visible');
  for (const [path, tab] of [
    ['/en/pwcore-update-function', 'general'],
    ['/en/pwcore-update-function?guide=ls3df', 'ls3df'],
    ['/pwcore-update-function?guide=cpu', 'cpu'],
    ['/pwcore-update-function?guide=nonsense', 'general'],
    ['/paper', '2025'],
    ['/en/paper?year=2019', '2019'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const shown = () => panels.evaluateAll((all) => all.map((one) => one.getAttribute('data-tab')));
    await expect.poll(shown, { message: path }).toEqual([tab]);
  }
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
