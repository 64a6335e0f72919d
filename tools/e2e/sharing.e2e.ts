import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type VisitorOptions, visitors } from './browser.ts';
import { waitForAdditions } from './wait-for-hydration.ts';

const { visit, address } = visitors('press');

const told = (page: Page) => page.locator('.live-region');

async function open(path: string, share: 'here' | 'missing', options?: VisitorOptions) {
  const visited = await visit('about:blank', options);
  const { page } = visited;
  await page.addInitScript((share) => {
    const shared: unknown[] = [];
    const take = (data: unknown) => Promise.resolve(shared.push(data));
    if (share === 'here') Object.assign(Navigator.prototype, { share: take });
    else Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.assign(window, { shared });
  }, share);
  await page.goto(path);
  await waitForAdditions(page);
  return visited;
}

describe('a link to a heading that was copied', () => {
  it('is shared by a button where the browser can', async () => {
    const { page, close } = await open('/manual/first-sheet', 'here');
    const heading = page.locator('#steps-heading a');
    await heading.hover();
    await heading.click();
    await told(page).getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    expect(shared).toEqual([{ title: await page.title(), url: `${address}/manual/first-sheet#steps` }]);
    await close();
  });

  it('is told of without one where it cannot', async () => {
    const { page, close } = await open('/manual/first-sheet', 'missing');
    const heading = page.locator('#steps-heading a');
    await heading.hover();
    await heading.click();
    await expect.poll(() => told(page).innerText()).toMatch(/link/i);
    expect(await told(page).getByRole('button').count()).toBe(0);
    await close();
  });
});

describe('a download', () => {
  const wechat = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile MicroMessenger/8.0.47';
  const download = (page: Page) => page.locator('dialog[open] a[download]');
  const openDialog = (page: Page) => page.locator('main [aria-haspopup=dialog]').first().click();

  it('in WeChat’s browser says in its dialog to open the page in another', async () => {
    const { page, close } = await open('/type', 'missing', { userAgent: wechat });
    await openDialog(page);
    await download(page).click();
    await expect.poll(() => page.locator('dialog[open] .live-region').innerText()).toMatch(/open.*browser/i);
    await close();
  });

  it('that a text names is told of as well', async () => {
    const { page, close } = await open('/manual/first-sheet', 'missing', { userAgent: wechat });
    await page.locator('main a[href$=".zip"]:not([download])').first().click();
    await expect.poll(() => told(page).innerText()).toMatch(/open.*browser/i);
    await close();
  });

  it('in any other says nothing', async () => {
    const { page, close } = await open('/type', 'missing');
    await openDialog(page);
    const fetched = page.waitForEvent('download');
    await download(page).click();
    await fetched;
    expect(await told(page).count()).toBe(0);
    await close();
  });
});
