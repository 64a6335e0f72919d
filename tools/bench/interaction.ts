import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage } from './bare-page.ts';

/** A control to click, by its selector. With a key, typing it into the control is measured instead of the click. */
interface Interaction {
  control: string;
  key?: string;
}

/**
 * Measures the milliseconds from an interaction to the next paint at a quarter of the CPU, by the duration of Chromium's
 * event, which defines "interaction to next paint" (https://web.dev/articles/inp).
 */
export async function measureInteraction(
  browser: Browser,
  address: string,
  { control, key }: Interaction,
): Promise<number> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowNetwork: false });
  await page.before(noteEvents);
  await page.visit(address);
  // A headless Chromium sometimes has no idle callback on an idle page.
  await page.call(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));
  const click = await page.pointAt(control);
  // Pointing is not part of the click.
  await page.quiet();
  const clicked = await durationOf(page, click);
  const took = key ? await durationOf(page, () => type(page, key)) : clicked;
  await page.close();
  return took;
}

/** Records the events of interactions. Runs in the page before it loads. */
function noteEvents(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest event of an interaction in milliseconds, in steps of 8. The browser does not report less than 16. */
async function durationOf(page: BarePage, act: () => Promise<unknown>): Promise<number> {
  await page.value('seen.length = 0');
  await act();
  await page.quiet();
  return page.value<number>('Math.max(16, ...seen)');
}

async function type(page: BarePage, key: string): Promise<void> {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}
