import { expect, it } from 'vitest';
import { visitors } from './browser.ts';

const { visit } = visitors();

it('a page below a list, and one among others, are found in the navigation', async () => {
  const { page, close } = await visit('/en/utility-download', { javaScriptEnabled: false });
  const current = page.locator('#site-navigation a[aria-current]');
  expect(await current.textContent()).toBe('Utility');
  expect(await current.getAttribute('aria-current')).toBe('page');
  await page.goto('/test-document/1');
  expect(await current.textContent()).toBe('测试报告');
  expect(await current.getAttribute('aria-current')).toBe('true');
  await close();
});
