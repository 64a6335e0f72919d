import { expect, it } from 'vitest';
import { hydrated, visitors } from './browser.ts';
import { copyNames } from './crawl/html-faults.ts';
import { pagesWith } from './pages.ts';

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

it('a page’s copy buttons are each named for what they copy', async () => {
  const { page, close } = await visit('about:blank', { reducedMotion: 'reduce' });
  const alike: Record<string, string[]> = {};
  let several = 0;
  for (const path of await pagesWith('class="code-block__name"')) {
    await page.goto(path);
    await hydrated(page);
    const names = await page.evaluate(copyNames);
    if (names.length > 1) several++;
    const twice = names.filter(({ name, text }) => names.some((other) => other.name === name && other.text !== text));
    const unsaid = names.filter(({ name, says }) => !name.startsWith(says) || name === says);
    if (twice.length + unsaid.length > 0) alike[path] = [...twice, ...unsaid].map(({ name }) => name);
  }
  await close();
  expect(alike).toEqual({});
  expect(several).toBeGreaterThan(3);
}, 600_000);
