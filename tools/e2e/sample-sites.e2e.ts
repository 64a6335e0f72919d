import { expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';

const museum = visitors('museum');
const press = visitors('press');

it('a section of a site’s own counts in the browser, in each language', async () => {
  const { page, faults, close } = await museum.visit('/');
  await waitForHydration(page);
  const cost = page.locator('[data-section=ticket-counter] output');
  for (const [code, direction, one, two, four] of [
    ['fr', 'ltr', /^1 billet : 9,00/, /^2 billets : 18,00/, /^4 billets/],
    ['en', 'ltr', /^1 ticket: €9\.00/, /^2 tickets: €18\.00/, /^4 tickets/],
    ['ar', 'rtl', /^تذكرة واحدة: /, /^تذكرتان: /, /^4 تذاكر/],
  ] as const) {
    if (code !== 'fr') {
      await page.locator('[popovertarget=site-languages]').click();
      await page.locator(`[data-language=${code}]`).click();
      await page.waitForFunction((lang) => document.documentElement.lang === lang, code);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction), code).toBe(direction);
    const [fewer, more] = await page.locator('[data-section=ticket-counter] button').all();
    expect(await cost.textContent(), code).toMatch(one);
    expect(await fewer?.isDisabled(), code).toBe(true);
    await more?.click();
    // i18next loads on use.
    await expect.poll(() => cost.textContent(), { message: code }).toMatch(two);
    await more?.click();
    await more?.click();
    expect(await cost.textContent(), code).toMatch(four);
    expect(await more?.isDisabled(), code).toBe(true);
    for (let left = 3; left > 0; left--) await fewer?.click();
    expect(await cost.textContent(), code).toMatch(one);
  }
  expect(faults).toEqual([]);
  await close();
});

it('what its collection and its source answer is shown and served', async () => {
  const { page, faults, close } = await museum.visit('/ar/exhibits');
  await waitForHydration(page);
  const names = page.locator('[data-section=table] tbody tr');
  expect(await names.count()).toBe(3);
  await names.locator('a[href="/ar/exhibits/log-book"]').click();
  await page.waitForURL('**/ar/exhibits/log-book');
  await page.getByRole('heading', { level: 1, name: 'سجل الحارس' }).waitFor();
  const answered = await page.request.get(`${museum.address}/api/v1/attendance/seasons`);
  expect(((await answered.json()) as { data: unknown[] }).data[2]).toEqual({ season: '07–09', visitors: 600 });
  expect(faults).toEqual([]);
  await close();
});

it('a list says how many of its rows may be open', async () => {
  const { page, faults, close } = await press.visit('/');
  await waitForHydration(page);
  for (const [list, open] of [
    ['books', 2],
    ['questions', 1],
  ] as const) {
    for (const row of await page.locator(`#${list} summary`).all()) await row.click();
    await expect.poll(() => page.locator(`#${list} details[open]`).count(), { message: list }).toBe(open);
    await expect.poll(() => page.locator(`#${list} summary[aria-expanded=true]`).count(), { message: list }).toBe(open);
  }
  expect(await page.locator('#books summary').first().textContent()).toContain('1 March 2024');
  await page.locator('#books summary').first().click();
  await expect.poll(() => page.locator('#books details[open]').count()).toBe(1);
  await page.locator('header a[href="/type"]').click();
  await page.waitForURL('**/type');
  await page.goBack();
  await page.locator('#questions details[open]').waitFor();
  expect(await page.locator('#books details[open]').count(), 'after going back').toBe(1);
  expect(faults).toEqual([]);
  await close();
});

it('a banner reaches from edge to edge, and a click on its picture follows it', async () => {
  for (const width of [1440, 390]) {
    const { page, faults, close } = await press.visit('/', { viewport: { width, height: 844 } });
    await waitForHydration(page);
    const box = await page.locator('.carousel__picture').first().boundingBox();
    expect([box?.x, box?.width], String(width)).toEqual([0, await page.evaluate(() => document.body.clientWidth)]);
    await page.mouse.click(width - 40, (box?.y ?? 0) + 60);
    await page.waitForURL('**/type');
    expect(faults).toEqual([]);
    await close();
  }
});

it('the dialog of a download has its code and its mirrors, and no heading where there is nothing to tell', async () => {
  const { page, faults, close } = await press.visit('/type');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Capstan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Capstan' });
  await dialog.getByText('cp capstan.txt ~/.fonts').waitFor();
  expect(await dialog.getByRole('link', { name: 'Ice house' }).getAttribute('href')).toBe(
    'https://mirror.example/capstan.txt',
  );
  expect(await dialog.getByRole('heading').allTextContents()).toEqual([
    'Capstan',
    'What is new',
    'Install',
    'Mirrors',
    'This cut',
    'Fetch and check from a command line',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bollard' }).click();
  const other = page.getByRole('dialog', { name: 'Bollard' });
  expect(await other.getByRole('heading').allTextContents()).toEqual([
    'Bollard',
    'This cut',
    'Fetch and check from a command line',
  ]);
  expect(faults).toEqual([]);
  await close();
});
