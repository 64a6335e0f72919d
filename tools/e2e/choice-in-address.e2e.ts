import { expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';

const museum = visitors('museum');
const press = visitors('press');

it('the tab that the address names shows alone, the first where it names none', async () => {
  const { page, close } = await press.visit('about:blank', { forgets: true });
  const panels = page.locator('main .tabs__panel:visible');
  for (const [path, tab] of [
    ['/manual/update', 'general'],
    ['/manual/update?guide=mac', 'mac'],
    ['/manual/update?guide=linux', 'linux'],
    ['/manual/update?guide=nonsense', 'general'],
    [`${museum.address}/library`, '2025'],
    [`${museum.address}/en/library?year=2023`, '2023'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    const shown = () => panels.evaluateAll((all) => all.map((one) => one.getAttribute('data-tab')));
    await expect.poll(shown, { message: path }).toEqual([tab]);
  }
  await close();
});

it('a tab that is chosen is in the address, and every year of the library has its own table', async () => {
  const { page, close } = await press.visit('/manual/update');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'Linux' }).click();
  await page.waitForURL('**/manual/update?guide=linux');
  await page.goto(`${museum.address}/en/library`);
  await waitForHydration(page);
  const years = await page.locator('[data-section=tabs] button[aria-pressed]').allTextContents();
  expect(years).toHaveLength(4);
  for (const year of years) {
    await page.getByRole('button', { name: year, exact: true }).click();
    await page.locator(`#studies-${year} table`).waitFor();
    expect(await page.locator('main table:visible').count()).toBe(1);
    const times = await page
      .locator(`#studies-${year} tbody time`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => !time.startsWith(year))).toEqual([]);
  }
  await close();
});
