import type { FrameLocator, Page } from 'playwright-core';

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
