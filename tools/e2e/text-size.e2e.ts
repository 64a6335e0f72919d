import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../browsers/chromium.ts';
import { createVisitor } from '../browsers/new-visitor.ts';
import { visitors } from './browser.ts';
import { routesOfAllTypes } from './pages.ts';

const { visit } = visitors();

const paths = routesOfAllTypes.map((route) => `/en${route}`.replace(/\/$/, ''));

/** The elements that overflow the side of a page and make it scroll sideways. */
function standsOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().right > clientWidth + 1 &&
      !isCut(element.parentElement),
  );
  return wide
    .slice(0, 5)
    .map((element) => `${element.localName}.${element.className} in ${element.closest('[data-section]')?.id}`);
}

/** A word of 63 letters in the place of each passage's first word, as an address, a formula or an API may bring one. Dates are our own. */
function lengthenWords(): void {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue && !text.parentElement?.closest('time, .visually-hidden'))
      text.nodeValue = text.nodeValue.replace(/[\p{L}\p{N}]\S*/u, 'longword'.repeat(8).slice(1));
}

it('no word, however long, makes a page scroll sideways, at 390 pixels and at 1280', async () => {
  const wrong: Record<string, string[]> = {};
  for (const width of [390, 1280]) {
    const { page, close } = await visit('about:blank', { viewport: { width, height: 800 }, javaScriptEnabled: false });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(lengthenWords);
      const out = await page.evaluate(standsOut);
      if (out.length > 0) wrong[`${path} at ${width}`] = out;
    }
    await close();
  }
  expect(wrong).toEqual({});
});

describe('with letters of twice the size, as visitors set them in their browser,', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']);
  });
  afterAll(() => browser.close());

  it.each([390, 1280])('no section type makes a page of %i pixels scroll sideways', async (width) => {
    const viewport = { width, height: 800 };
    const context = await createVisitor(browser, inject('address'), { viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const wrong: Record<string, string[]> = {};
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      await page.goto(path);
      const out = await page.evaluate(standsOut);
      if (out.length > 0) wrong[path] = out;
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(wrong).toEqual({});
    await context.close();
  });
});
