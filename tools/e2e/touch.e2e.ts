import { describe, expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';
import { fingersOn } from './fingers-on.ts';

const { visit } = visitors();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe('a finger', () => {
  it('that swipes over a slide with a link shows the next slide and follows no link', async () => {
    const { page, faults, close } = await visit('/en', { ...phone, reducedMotion: 'reduce' });
    await waitForHydration(page);
    const carousel = page.locator('#showcase-mobile .carousel');
    await carousel.locator('[data-ready=true]').waitFor();
    const places = () =>
      carousel
        .locator('.carousel__slide')
        .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().left)));
    const box = await carousel.locator('.carousel__slide').first().boundingBox();
    if (!box) throw new Error('the carousel has no slide');
    const before = await places();
    const finger = await fingersOn(page);
    const y = box.y + 100;
    await finger('Start', 330, y);
    for (let x = 300; x >= 60; x -= 30) await finger('Move', x, y);
    await finger('End');
    await page.waitForFunction((before) => {
      const now = [...document.querySelectorAll('#showcase-mobile .carousel__slide')].map((slide) =>
        Math.round(slide.getBoundingClientRect().left),
      );
      return now.some((left, index) => index > 0 && left === before[0]);
    }, before);
    expect(new URL(page.url()).pathname).toBe('/en');
    expect(faults).toEqual([]);
    await close();
  });
});
