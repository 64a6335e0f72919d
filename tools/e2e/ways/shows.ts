import type { Page } from 'playwright-core';
import { atLeisure } from '../wait-for-hydration.ts';

/** Waits until the page of this id is shown. */
export async function shows(page: Page, id: string): Promise<void> {
  await page.waitForFunction((id) => document.querySelector('main')?.dataset.page === id, id);
}

export async function rest(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await page.evaluate(atLeisure);
}

/** The scroll position, once it is stable. */
export async function place(page: Page): Promise<number> {
  await rest(page);
  return page.evaluate(() => Math.round(window.scrollY));
}
