import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { atLeisure, waitForAdditions } from './wait-for-hydration.ts';
import { gotoWithoutScripts } from './ways/hold.ts';

const { visit } = visitors('museum');
const press = visitors('press');

it('the page behind a dialog does not move while the dialog is open', async () => {
  const { page, close } = await visit('/plans', { viewport: { width: 1280, height: 400 } });
  await waitForAdditions(page);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(5, 300);
  await page.locator('main button[commandfor]').first().click();
  await page.locator('dialog[open]').waitFor();
  await page.locator('html[data-modal]').waitFor({ state: 'attached' });
  const was = await place();
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 100);
  for (let look = 0; look < 5; look++) await page.evaluate(atLeisure);
  expect(await place()).toBe(was);
  await page.keyboard.press('Escape');
  await page.locator('html:not([data-modal])').waitFor({ state: 'attached' });
  // Control: without a dialog the same wheel moves the page.
  await page.mouse.wheel(0, 100);
  await expect.poll(place).toBeGreaterThan(was);
  await close();
});

it('a hydrated page holds no closed dialog but that of the row in use, with the sections of the HTML', async () => {
  const { page, close } = await visit(`${press.address}/type`);
  await waitForAdditions(page);
  const dialogs = page.locator('main dialog');
  expect(await dialogs.count()).toBe(0);
  const row = page.locator('#capstan');
  await row.locator('.modal-table__open').focus();
  await dialogs.waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.locator('#capstan-dialog[open]').waitFor();
  expect(await dialogs.count()).toBe(1);
  // The renderer of a section without script is not loaded: it takes its content from the HTML.
  for (const type of ['code', 'links'])
    expect(await dialogs.locator(`[data-section=${type}]`).innerText(), type).not.toBe('');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.matches('#capstan .modal-table__open'));
  await close();
});

it('a dialog that was opened before hydration stays open, and returns the focus to its button', async () => {
  const { page, close } = await visit('/visit');
  const scripts = await gotoWithoutScripts(page, '/plans');
  await page.locator('#stairs .modal-table__open').click();
  await page.locator('#stairs-dialog[open]').waitFor();
  await scripts.release();
  await waitForAdditions(page);
  expect(await page.locator('main dialog').count()).toBe(1);
  await page.waitForFunction(() => location.hash === '#stairs');
  await page.locator('#stairs-dialog .dialog__actions button').click();
  await page.waitForFunction(() => document.activeElement?.matches('#stairs .modal-table__open'));
  await close();
});
