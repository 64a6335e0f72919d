import type { Page } from 'playwright-core';

/** Clicks a link within the site to this address, as the app treats it. It is made for the purpose, and gone at once. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}
