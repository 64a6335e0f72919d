import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { atLeisure, waitForAdditions } from './wait-for-hydration.ts';

const { visit } = visitors('museum');

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
