import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { waitForAdditions } from './wait-for-hydration.ts';

const { visit } = visitors('press');

const wide = { width: 1440, height: 600 };
const narrow = { width: 390, height: 844 };

/** The marked entry in the contents of a page, or an empty string. */
const marked = (page: Page) => page.locator('.contents [aria-current=true]').allTextContents();

/** Scrolls the target of an anchor to a quarter of the window's height, or a little higher. */
async function readOn(page: Page, anchor: string): Promise<void> {
  await page.evaluate((anchor) => {
    const { top } = (document.getElementById(anchor) as HTMLElement).getBoundingClientRect();
    window.scrollBy(0, top - window.innerHeight / 4 + 10);
  }, anchor);
}

it('the contents mark the visible part, from the first to the last, and none before the first', async () => {
  const { page, close } = await visit('/manual/first-sheet', { viewport: wide });
  await waitForAdditions(page);
  expect(await marked(page)).toEqual([]);
  for (const [anchor, name] of [
    ['needs', 'What you need'],
    ['steps', 'Steps'],
    ['steps-5', 'Steps'],
    ['ink', 'Ink and damp'],
    ['needs', 'What you need'],
  ] as const) {
    await readOn(page, anchor);
    await expect.poll(() => marked(page), { message: anchor }).toEqual([name]);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => marked(page)).toEqual(['Drying']);
  await close();
});

it('the contents mark the chosen entry, even if it is too close to the end to reach the top, until the visitor scrolls', async () => {
  const { page, close } = await visit('/manual/first-sheet', { viewport: wide });
  await waitForAdditions(page);
  const links = page.locator('.contents__link');
  for (const name of (await links.allTextContents()).reverse()) {
    await page.locator('.contents').getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page)).toEqual([name]);
  }
  await page.keyboard.press('Control+Home');
  await expect.poll(() => marked(page)).toEqual([]);
  await close();
});

it('the contents are next to the text on wide screens, and collapsed above it on narrow ones; both without script', async () => {
  for (const [viewport, isBeside] of [
    [wide, true],
    [narrow, false],
  ] as const) {
    const { page, close } = await visit('/manual/first-sheet', { viewport, javaScriptEnabled: false });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link', { name: 'Ink and damp' });
    expect(await link.isVisible()).toBe(isBeside);
    if (!isBeside) await contents.locator('summary').click();
    const [own, text] = await Promise.all([contents.boundingBox(), page.locator('.page__sections').boundingBox()]);
    expect((own?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? 0)).toBe(isBeside);
    await link.click();
    await page.waitForURL('**#ink');
    // Next to the text, they stay in view.
    expect(await page.locator('.contents').evaluate((one) => one.getBoundingClientRect().bottom > 0)).toBe(isBeside);
    await close();
  }
});
