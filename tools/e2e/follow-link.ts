import type { Page } from 'playwright-core';

/** Clicks a temporary link within the site to this address. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}
