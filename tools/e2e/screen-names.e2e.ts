import { expect, it } from 'vitest';
import { visitors } from './browser.ts';

const { visit } = visitors('museum');

it('a page below a list, and one among others, are found in the navigation', async () => {
  const { page, close } = await visit('/en/lights', { javaScriptEnabled: false });
  const current = page.locator('#site-navigation a[aria-current]');
  expect(await current.textContent()).toBe('Lighthouses');
  expect(await current.getAttribute('aria-current')).toBe('page');
  await page.goto('/exhibits/log-book');
  expect(await current.textContent()).toBe('Objets');
  expect(await current.getAttribute('aria-current')).toBe('true');
  await close();
});
