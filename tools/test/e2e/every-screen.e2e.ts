import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { hydrated, visitors } from './browser.ts';
import { copyNames, currentEntries, rowNames, unsaidTabs, unseenMarks } from './crawl/html-faults.ts';
import { linesBegunByMarks } from './crawl/line-beginnings.ts';
import { pagesWith, seenPages } from './pages.ts';

const { visit } = visitors();

/** What may not be wrong on any page, each by a look at it as its HTML came. Without faults a look finds an empty list. */
const looks: Record<string, (page: Page) => Promise<string[]>> = {
  'marks at most one entry of the navigation, and the one group that holds it': (page) => page.evaluate(currentEntries),
  'names each row of a table by one cell, which is no number and no date': (page) => page.evaluate(rowNames),
  'opens other sites and PDF files in a new tab that knows nothing of this one, and says so': (page) =>
    page.evaluate(unsaidTabs),
  async 'shows in forced colours what is current, chosen or pressed by more than weight'(page) {
    await page.emulateMedia({ forcedColors: 'active' });
    const unseen = await page.evaluate(unseenMarks);
    await page.emulateMedia({ forcedColors: 'none' });
    return unseen;
  },
};

const wrong = Object.fromEntries(Object.keys(looks).map((name) => [name, {} as Record<string, string[]>]));

beforeAll(async () => {
  const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
  for (const path of seenPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [name, look] of Object.entries(looks)) {
      const found = await look(page);
      if (found.length > 0) Object.assign(wrong[name] ?? {}, { [path]: found });
    }
  }
  await close();
}, 600_000);

it.each(Object.keys(looks))('every page %s', (name) => {
  expect(wrong[name]).toEqual({});
});

it('a link that opens in this tab, hands it over or does not say that it opens another is told', async () => {
  const { page, close } = await visit('/faq', { javaScriptEnabled: false });
  const link = page.locator('header a[href^="https:"]').first();
  const breaks: ((element: Element) => void)[] = [
    (element) => element.removeAttribute('target'),
    (element) => element.removeAttribute('rel'),
    (element) => element.replaceChildren('Video'),
  ];
  for (const plant of breaks) {
    await page.goto('/faq');
    await link.evaluate(plant);
    expect(await page.evaluate(unsaidTabs)).toHaveLength(1);
  }
  await close();
});

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

it('no line of a Chinese heading begins with a mark that ends a clause, at any width', async () => {
  const begun: Record<string, string[]> = {};
  const { page, close } = await visit('about:blank', { forgets: true });
  for (const path of seenPages.filter((path) => !/^\/en(\/|$)/.test(path))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [320, 360, 390, 600, 768, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.evaluate(linesBegunByMarks);
      if (lines.length > 0) begun[`${path} at ${width}`] = lines;
    }
  }
  await close();
  expect(begun).toEqual({});
}, 600_000);

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
