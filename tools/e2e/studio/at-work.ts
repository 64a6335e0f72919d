import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit, VisitorOptions } from '../browser.ts';

/** The site as the studio shows it. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe').first();
}

/** Waits until a page of the studio is there to be worked with: its form, and the preview whole. */
export async function ready(page: Page): Promise<void> {
  await page.locator('.field').first().waitFor({ timeout: 120_000 });
  await previewOf(page).locator('main').waitFor();
  // What is typed before React has the page would be another page than the one that it takes over.
  await previewOf(page).locator('#root [data-section]:not([data-hydrated])').first().waitFor({ state: 'detached' });
}

/** Pages of visitors who have left, by how they came. A page that is there already shows the studio in half the time of a new one. */
const left = new Map<string, Visit>();

/** How most come to a studio: in English and with room for all of it. */
const usual = { locale: 'en-GB', viewport: { width: 1440, height: 900 } };

/** Comes to a studio, as most do unless another visitor is asked for, and waits until it can be worked with. The visitor was never there. */
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

/** Takes steps back until none is left, within so many milliseconds. */
export async function undoAll(page: Page, timeout = 20_000): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  const isAllBack = async () => {
    // It may be off by the time of the click, which then does nothing.
    await undo.dispatchEvent('click');
    return undo.isDisabled();
  };
  await expect.poll(isAllBack, { timeout }).toBe(true);
}

/** Looks through what is to be saved, and saves it; what is refused, by the button that saves it despite that. */
export async function save(page: Page, despite?: string): Promise<void> {
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row').nth(1).waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  if (despite !== undefined) await dialog.getByRole('button', { name: despite }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Opens a file of the site, in whatever group of the list it stands. */
export async function openFile(page: Page, file: string): Promise<void> {
  const row = page.locator(`.files .row[title="${file}"]`);
  await row.evaluate((element) => {
    const group = element.closest('details');
    if (group) group.open = true;
  });
  await row.click();
  await page.locator('.form__head', { hasText: file }).waitFor();
}

/** Opens a section of the chosen page. Until its form is there, the one before shows: what is done in that is lost. */
export async function openSection(page: Page, pointer: string): Promise<void> {
  await page.locator(`.sections [data-item="${pointer}"]`).press('Enter');
  await sectionShown(page, pointer);
}

/** Waits until the form of a section is shown. */
export async function sectionShown(page: Page, pointer: string): Promise<void> {
  await page.locator('.form__head', { hasText: pointer.slice(1).replaceAll('/', ' › ') }).waitFor();
}
