import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';
import { rest } from './ways/shows.ts';

const { visit } = visitors('museum');

const phone = { width: 390, height: 844 };

it('the menu closes when a phone is turned so far that the bar takes its place', async () => {
  const { page, close } = await visit('/lights', { viewport: phone });
  await waitForHydration(page);
  await page.locator('.header__menu').click();
  const isOpen = () => page.locator('nav.navigation').evaluate((menu) => menu.matches(':popover-open'));
  expect(await isOpen()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect.poll(isOpen).toBe(false);
  await close();
});

it('the menu takes the place of a bar that a late scrollbar leaves too little room', async () => {
  const isMenu = (page: Page) => page.evaluate(() => document.documentElement.dataset.navigation === 'menu');
  const { page, close } = await visit('/lights');
  await waitForHydration(page);
  let width = 1280;
  for (; !(await isMenu(page)); width -= 8) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.setViewportSize({ width: width + 16, height: 800 });
  await expect.poll(() => isMenu(page)).toBe(false);
  // As with a scrollbar, the page gets no event.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-inline-end', '20px')),
  );
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => isMenu(page)).toBe(true);
  await close();
});

it('a link to the page that is shown closes the menu, goes to the top and adds nothing to the history', async () => {
  const { page, close } = await visit('/lights', { viewport: phone });
  await waitForHydration(page);
  await page.evaluate(() => {
    Object.assign(window, { mark: true });
    window.scrollTo(0, 500);
  });
  const entries = await page.evaluate(() => window.history.length);
  await page.locator('.header__menu').click();
  await page.locator('summary[data-current]').first().click();
  await page.locator('nav.navigation a[aria-current=page]').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await rest(page);
  expect(await page.locator('nav.navigation').evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await close();
});
