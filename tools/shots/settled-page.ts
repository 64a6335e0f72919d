import type { Page } from 'playwright-core';
import { hydrated } from '../e2e/hydrated.ts';

/** The two colour themes. */
export const themes = ['light', 'dark'] as const;

/** A colour theme. */
export type Theme = (typeof themes)[number];

/** The size of a window, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/**
 * Shows an address in a tab, in the light theme, and waits until nothing changes any more: hydrated, everything below the
 * fold asked for, fonts there and pictures decoded. Throws, naming the address, when that does not come about.
 */
export async function showSettled(page: Page, address: string, viewport: Viewport): Promise<void> {
  try {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(seeAll);
    await page.waitForLoadState('networkidle');
    await page.evaluate(decodeAll);
  } catch (error) {
    throw new Error(`${address} could not be shown: ${(error as Error).message}`, { cause: error });
  }
}

/** Runs in the page: passes everything across the screen once, for parts that wait until they are seen. */
async function seeAll(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page: waits for its fonts and pictures. A picture that is broken stays so, to be seen. */
async function decodeAll(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
}
