import type { Page } from 'playwright-core';
import { atLeisure } from '../hydrated.ts';

/** Waits until the page of this id is shown. */
export async function shows(page: Page, id: string): Promise<void> {
  await page.waitForFunction((id) => document.querySelector('main')?.dataset.page === id, id);
}

/** Waits until the page has nothing left to do at once: what was to follow from the last event has followed. */
export async function rest(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await page.evaluate(atLeisure);
}

/** How far down the page is scrolled, once it stays there. */
export async function place(page: Page): Promise<number> {
  await rest(page);
  return page.evaluate(() => Math.round(window.scrollY));
}
