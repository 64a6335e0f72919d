import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit, VisitorOptions } from '../browser.ts';

export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe').first();
}

/** Waits until a page of the studio is ready: its form, and the complete preview. */
export async function ready(page: Page): Promise<void> {
  await page.locator('.field').first().waitFor({ timeout: 120_000 });
  await previewOf(page).locator('main').waitFor();
  // Before hydration, edits would go to a page that React replaces.
  await previewOf(page).locator('#root [data-section]:not([data-hydrated])').first().waitFor({ state: 'detached' });
}

/** Pages of former visitors, by their options. Reusing them takes half the time. */
const left = new Map<string, Visit>();

/** The default visitor: in English, with a large window. */
const usual = { locale: 'en-GB', viewport: { width: 1440, height: 900 } };

/** Opens a studio for a new visitor, by default in English, and waits until it is ready. */
export async function enter(
  visit: (path: string, options?: VisitorOptions) => Promise<Visit>,
  address: string,
  options: VisitorOptions = {},
): Promise<Visit> {
  const key = JSON.stringify({ ...usual, ...options });
  const visited = left.get(key) ?? (await visit('about:blank', { ...usual, ...options }));
  left.delete(key);
  const { page, faults } = visited;
  faults.length = 0;
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page);
  return {
    page,
    faults,
    async close() {
      if (page.isClosed() || left.has(key)) return visited.close();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const event of ['request', 'response', 'websocket'] as const) page.removeAllListeners(event);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto('about:blank');
      left.set(key, visited);
    },
  };
}

/** Waits until a notice shows, which screen readers announce. */
export async function told(page: Page, text: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: text }).waitFor();
}

export async function undoAll(page: Page, timeout = 20_000): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  const isAllBack = async () => {
    // The button can be disabled by the time of the click, which then does nothing.
    await undo.dispatchEvent('click');
    return undo.isDisabled();
  };
  await expect.poll(isAllBack, { timeout }).toBe(true);
}

/** Waits until no dialog is open. Until then, it takes all keys. */
export async function dialogClosed(page: Page): Promise<void> {
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

/** Opens the review of the changes. */
export async function openReview(page: Page): Promise<void> {
  await dialogClosed(page);
  await page.keyboard.press('Control+s');
}

/** Reviews the changes and saves them. If the save is refused, presses the button that saves anyway. */
export async function save(page: Page, despite?: string): Promise<void> {
  await openReview(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row').nth(1).waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  if (despite !== undefined) await dialog.getByRole('button', { name: despite }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function openFile(page: Page, file: string): Promise<void> {
  const row = page.locator(`.files .row[title="${file}"]`);
  await row.evaluate((element) => {
    const group = element.closest('details');
    if (group) group.open = true;
  });
  await row.click();
  await page.locator('.form__head', { hasText: file }).waitFor();
}

/** Opens a section of the chosen page. Until its form shows, edits go to the previous form and are lost. */
export async function openSection(page: Page, pointer: string): Promise<void> {
  await page.locator(`.sections [data-item="${pointer}"]`).press('Enter');
  await sectionShown(page, pointer);
}

/** Waits until the form of a section is shown. */
export async function sectionShown(page: Page, pointer: string): Promise<void> {
  await page.locator(`[data-form="${pointer}"]`).waitFor();
}
