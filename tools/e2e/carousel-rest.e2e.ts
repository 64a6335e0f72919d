import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { slideOf } from './accessible/carousel.ts';
import { type VisitorOptions, visitors, waitForHydration } from './browser.ts';

const { visit } = visitors();

/** Longer than ten seconds, and than the interval between slides; in milliseconds. */
const restMs = 12_000;

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** What a visitor does who wants the slides to rest. */
const holds: [string, (page: Page, carousel: Locator) => Promise<void>][] = [
  ['focusing a link in them', (_, carousel) => carousel.locator('li:not([inert]) a').first().focus()],
  ['pointing at them', (_, carousel) => carousel.locator('li:not([inert])').first().hover()],
  [
    'pressing pause and going away',
    async (page, carousel) => {
      await carousel.getByRole('button').first().click();
      await page.locator('.header__home').focus();
      await page.mouse.move(1, 1);
    },
  ],
];

/** The carousel of the home page, come alive, before a clock that the test turns. */
async function home(options: VisitorOptions) {
  const { page, close } = await visit('about:blank', options);
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  const carousel = page.locator('[data-section=carousel]:visible');
  await carousel.getByRole('button').first().waitFor();
  return { page, carousel, close };
}

/** Waits until a slide fills the view and stays: the browser scrolls by a clock of its own, which the test does not turn. */
async function comeToRest(carousel: Locator): Promise<void> {
  let before = -1;
  const isAtRest = async () => {
    const last = before;
    before = await carousel.locator('ul[aria-live]').evaluate((list) => list.scrollLeft / list.clientWidth);
    return before === last && Math.abs(before - Math.round(before)) < 0.01;
  };
  await expect.poll(isAtRest).toBe(true);
}

describe.each(sizes)('the slides at $width px', (viewport) => {
  // Per commit each in one window, in turn.
  const tried = holds.filter((_, index) => isFull || index % 2 === sizes.indexOf(viewport));
  it.each(tried)('take turns by themselves, and none moves for ten seconds after %s', async (_, hold) => {
    const { page, carousel, close } = await home({ viewport });
    const first = await slideOf(carousel);
    await page.clock.runFor(restMs);
    await expect.poll(() => slideOf(carousel)).not.toBe(first);
    await hold(page, carousel);
    // What was on its way when the visitor came may arrive.
    await page.clock.runFor(1000);
    await comeToRest(carousel);
    const held = await slideOf(carousel);
    await page.clock.runFor(restMs);
    expect(await slideOf(carousel)).toBe(held);
    await close();
  });

  it.runIf(isFull || viewport.width < 600)(
    'never move by themselves for a visitor who asks for less motion',
    async () => {
      const { page, carousel, close } = await home({ viewport, reducedMotion: 'reduce' });
      const first = await slideOf(carousel);
      await page.clock.runFor(restMs);
      expect(await slideOf(carousel)).toBe(first);
      await close();
    },
  );
});
