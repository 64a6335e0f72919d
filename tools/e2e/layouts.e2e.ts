import { expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';

const { visit } = visitors('museum');

it('logos are in rows of three, each once', async () => {
  for (const path of isFull ? ['/visit', '/en/visit'] : ['/visit']) {
    const { page, close } = await visit(path);
    const logos = await page.locator('#friends li').evaluateAll((all) =>
      all.map((one) => {
        const { left, top } = one.getBoundingClientRect();
        return { name: one.textContent?.trim(), left: Math.round(left), top: Math.round(top) };
      }),
    );
    const different = (key: 'name' | 'left' | 'top') => new Set(logos.map((one) => one[key])).size;
    expect(different('name')).toBe(logos.length);
    expect(different('left')).toBe(3);
    expect(different('top')).toBe(Math.ceil(logos.length / 3));
    await close();
  }
});

it('the picture of a step stands beside its words on wide screens and below them on phones', async () => {
  const { page, close } = await visit('/plans');
  const step = page.locator('#steps li:has(img)').first();
  const boxes = async () => {
    const words = await step.locator('p').first().boundingBox();
    const picture = await step.locator('img').boundingBox();
    if (!words || !picture) throw new Error('the step lacks words or picture');
    return { words, picture };
  };
  const wide = await boxes();
  expect(wide.picture.x).toBeGreaterThan(wide.words.x + wide.words.width);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await boxes();
  expect(narrow.picture.y).toBeGreaterThan(narrow.words.y);
  expect(narrow.picture.width).toBeGreaterThan(280);
  await close();
});

it('the head of a page runs from side to side', async () => {
  const { page, close } = await visit('/questions');
  const head = await page.locator('main > header, main > .page-header').boundingBox();
  expect([head?.x, head?.width]).toEqual([0, 1280]);
  await close();
});

it('the marks of other sites stay whole in the narrowest bar', async () => {
  const { page, close } = await visit('/en', { viewport: { width: 1024, height: 800 } });
  const marks = page.locator('header nav > ul > li > a[data-marked]');
  expect(await marks.count()).toBe(1);
  // The bar shows where it fits, which the browser measures between two frames.
  for (let width = 1024; width <= 1920 && !(await marks.first().isVisible()); width += 16) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  for (const mark of await marks.all()) {
    // The mark is drawn on the padding behind the words.
    const width = await mark.evaluate((link) =>
      Number.parseFloat(getComputedStyle(link, '::after').paddingInlineStart),
    );
    expect(width).toBeGreaterThan(10);
    expect(await mark.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
  }
  await close();
});
