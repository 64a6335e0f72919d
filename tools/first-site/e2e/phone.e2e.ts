import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '../../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from '../../e2e/browser.ts';
import { fingersOn } from '../../e2e/fingers-on.ts';
import { pages } from '../../e2e/pages.ts';

const { visit } = visitors();

const phone = { viewport: { width: 390, height: 844 } };

/** The words of the page that break at a line's end other than behind a separator, as `max_co|nnections`. Runs in the page. */
function brokenWords(): string[] {
  const range = document.createRange();
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2 || !node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{Script=Latin}\p{N}_.\-/:@]{2,}/gu)) {
      let line: number | undefined;
      for (let at = 0; at < word.length; at++) {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        if (line !== undefined && top > line + 4 && !/[/\-_.:@=&?]/.test(word[at - 1] as string))
          broken.add(`${word.slice(0, at)}|${word.slice(at)}`);
        line = top;
      }
    }
  }
  return [...broken];
}

it('no word, key, file name or command of any page breaks within a word on a phone', async () => {
  const broken: Record<string, string[]> = {};
  const { page, close } = await visit('about:blank', { ...phone, javaScriptEnabled: false });
  for (const path of sample(pages, 4)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const words = await page.evaluate(brokenWords);
    if (words.length > 0) broken[path] = words;
  }
  expect(broken).toEqual({});
  // Control: a key in a cell that is too narrow for it, without a place to break.
  await page.evaluate(() => {
    const cell = document.createElement('p');
    cell.style.cssText = 'inline-size: 6ch; overflow-wrap: anywhere';
    cell.textContent = 'max_connections';
    document.querySelector('main')?.append(cell);
  });
  expect(await page.evaluate(brokenWords)).not.toEqual([]);
  await close();
}, 300_000);

it('the GPU page on a phone lists each build once, in half the height that it had', async () => {
  const { page, close } = await visit('/en/gpu-download', phone);
  await waitForHydration(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6500);
  await close();
});

it('an open row of the modules does not repeat its summary', async () => {
  for (const path of ['/module-download', '/en/module-download']) {
    const { page, close } = await visit(path, phone);
    await waitForHydration(page);
    const row = page.locator('#modules .expandable-list__row').nth(1);
    const summary = await row
      .locator('.expandable-list__brief')
      .evaluate((brief) => brief.lastChild?.textContent ?? '');
    await row.locator('summary').first().click();
    await row.locator('.expandable-list__details').waitFor();
    expect(summary.length).toBeGreaterThan(3);
    expect((await row.innerText()).split(summary)).toHaveLength(2);
    await close();
  }
});

/** Waits until an element has the same scroll position for ten frames. */
async function still(element: Locator, position: 'scrollTop' | 'scrollLeft'): Promise<void> {
  const moved = () =>
    element.evaluate(async (scrolled, position) => {
      const before = scrolled[position];
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return scrolled[position] - before;
    }, position);
  await expect.poll(moved).toBe(0);
}

it('one finger scrolls the page over the map, two move the map and not the page', async () => {
  const { page, close } = await visit('/en/contract-us', { ...phone, hasTouch: true, isMobile: true });
  await page.locator('.map__stage').scrollIntoViewIfNeeded();
  await page.locator('.map__pad').waitFor();
  const state = () =>
    page.evaluate(() => ({
      scroll: Math.round(scrollY),
      marker: Math.round(
        (document.querySelector('.map__marker')?.getBoundingClientRect().top ?? 0) -
          (document.querySelector('.map__stage')?.getBoundingClientRect().top ?? 0),
      ),
    }));
  const stage = async () => (await page.locator('.map__stage').boundingBox()) as { x: number; y: number };
  const before = await state();
  const fingers = await fingersOn(page);
  const start = await stage();
  await fingers('Start', start.x + 30, start.y + 330);
  for (let moved = 15; moved <= 150; moved += 15) await fingers('Move', start.x + 30, start.y + 330 - moved);
  await fingers('End');
  await expect.poll(async () => (await state()).scroll).toBeGreaterThan(before.scroll + 60);
  // A finger that is lifted leaves the page moving for a moment.
  await still(page.locator('html'), 'scrollTop');
  const scrolled = await state();
  expect(scrolled.marker).toBe(before.marker);

  const { x, y } = await stage();
  await fingers('Start', x + 60, y + 300, x + 160, y + 300);
  for (let moved = 8; moved <= 80; moved += 8) await fingers('Move', x + 60, y + 300 - moved, x + 160, y + 300 - moved);
  await fingers('End');
  await expect.poll(async () => (await state()).marker).toBeLessThan(scrolled.marker - 40);
  expect((await state()).scroll).toBe(scrolled.scroll);
  await close();
});

it('the mobile carousel goes on from the last slide to the first in the same direction', async () => {
  const { page, close } = await visit('/en', phone);
  await waitForHydration(page);
  const carousel = page.locator('#showcase-mobile .carousel');
  await carousel.locator('[data-ready=true]').waitFor();
  await carousel.getByRole('button').first().click();
  const shown = () =>
    carousel
      .locator('ul[aria-live] > li')
      .evaluateAll((slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert));
  const last = (await carousel.locator('ul[aria-live] > li').count()) - 1;
  await carousel.locator('.carousel__dot').nth(last).click();
  await expect.poll(shown).toBe(last);
  // While a slide still moves, the buttons do nothing.
  await still(carousel.locator('ul[aria-live]'), 'scrollLeft');
  await carousel.locator('ul[aria-live]').evaluate((list) => {
    const positions: number[] = [];
    list.addEventListener('scroll', () => positions.push(list.scrollLeft));
    Object.assign(window, { positions });
  });
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(shown).toBe(0);
  await expect.poll(() => carousel.locator('ul[aria-live]').evaluate((list) => list.scrollLeft)).toBe(0);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  // On to beyond the last slide, then at once at the beginning: never back over the slides between.
  const forwards = positions.slice(0, positions.indexOf(Math.max(...positions)) + 1);
  expect(forwards).toEqual(forwards.toSorted((a, b) => a - b));
  expect(positions.filter((position) => position > 0 && position < last * 300)).toEqual([]);
  await close();
});

it.each(['/Integration', '/en/Integration'])(
  '%s on a phone: the nine benchmarks stand in rows to compare',
  async (path) => {
    const { page, close } = await visit(path, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const table = page.locator('#benchmarks table');
    const rows = table.locator('tbody tr');
    expect(await rows.count()).toBe(9);
    const lefts = await rows
      .locator('td:nth-child(2)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(1);
    // The time to convergence is visible next to them, without scrolling.
    const times = await rows.locator('td:last-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right, top } = cell.getBoundingClientRect();
        return right <= innerWidth && cell.contains(document.elementFromPoint((left + right) / 2, top + 8));
      }),
    );
    await table.scrollIntoViewIfNeeded();
    expect(times.length).toBe(9);
    // All nine fit a screen, and two columns of figures are next to their names.
    expect((await table.boundingBox())?.height).toBeLessThan(844);
    const figures = await rows
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right <= innerWidth).length);
    expect(figures).toBeGreaterThanOrEqual(2);
    await close();
  },
);
