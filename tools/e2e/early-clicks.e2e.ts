import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { gotoWithoutScripts } from './ways/hold.ts';

const { visit } = visitors('museum');
const press = visitors('press');

interface EarlyClick {
  name: string;
  path: string;
  click(page: Page): Promise<void>;
  /** What the click has done once the page is live; not before. */
  isDone(page: Page): Promise<boolean>;
}

const dialog = (page: Page) => page.locator('dialog[open]').isVisible();
const row = '#stairs';

const clicks: EarlyClick[] = [
  {
    name: 'a row of downloads',
    path: '/plans',
    click: (page) => page.locator(`${row} td`).last().click(),
    isDone: dialog,
  },
  {
    name: 'the package of a row',
    path: '/en/plans',
    click: (page) => page.locator(`${row} .modal-table__package a`).click(),
    isDone: dialog,
  },
  {
    name: 'a video',
    path: `${press.address}/films`,
    click: (page) => page.locator('[data-section=video-list] a[aria-haspopup=dialog]').first().click(),
    isDone: dialog,
  },
  {
    name: 'a year',
    path: '/library',
    click: (page) => page.getByRole('button', { name: '2023', exact: true }).click(),
    isDone: async (page) => new URL(page.url()).search === '?year=2023',
  },
  {
    name: 'the theme',
    path: '/en',
    click: (page) => page.locator('.header__theme').click(),
    isDone: (page) => page.evaluate(() => document.documentElement.dataset.theme !== undefined),
  },
];

// Per commit those that the test of several clicks does not try.
const tried = clicks.filter(({ name }) => isFull || !['a row of downloads', 'the theme'].includes(name));
it.each(tried)(
  '$name that is clicked before the page is live does what it does then',
  async ({ path, click, isDone }) => {
    const { page, faults, close } = await visit('/visit');
    const scripts = await gotoWithoutScripts(page, path);
    await page.locator('main').waitFor();
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await scripts.requested;
    const address = page.url();
    await click(page);
    expect(await isDone(page)).toBe(false);
    expect(page.url()).toBe(address);
    await scripts.release();
    await waitForHydration(page);
    await expect.poll(() => isDone(page)).toBe(true);
    expect(downloads).toBe(0);
    expect(faults).toEqual([]);
    await close();
  },
);

it('of several early clicks the last one counts; what works without script works at once', async () => {
  const { page, close } = await visit('/plans');
  const scripts = await gotoWithoutScripts(page, '/plans');
  await page.locator('.header__theme').click();
  await page.locator(`${row} td`).last().click();
  await scripts.release();
  await waitForHydration(page);
  await page.locator(`${row}-dialog[open]`).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  await close();
  // A dialog that the document holds opens by its button without script.
  const { page: table, close: done } = await visit('/plans');
  const tableScripts = await gotoWithoutScripts(table, '/plans');
  await table.locator('.modal-table__open').first().click();
  expect(await table.locator('dialog[open]').count()).toBe(1);
  await tableScripts.release();
  await waitForHydration(table);
  expect(await table.locator('dialog[open]').count()).toBe(1);
  await done();
  const { page: other, close: end } = await visit('/questions');
  const held = await gotoWithoutScripts(other, '/questions');
  await other.locator('main summary').first().click();
  expect(await other.locator('main details[open]').count()).toBe(1);
  await held.release();
  await waitForHydration(other);
  expect(await other.locator('main details[open]').count()).toBe(1);
  await end();
});

it('a link is followed after all where the page’s script cannot be had', async () => {
  const { page, close } = await visit('/visit');
  await page.route(/\/_\/browser-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/plans', { waitUntil: 'commit' });
  const download = page.waitForEvent('download');
  await page.locator(`${row} .modal-table__package a`).click();
  await (await download).cancel();
  await close();
});
