import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage } from './bare-page.ts';
import { designedRoute } from './designed-page.ts';
import { measureInTurn, median, type Result } from './results.ts';

/** A control to click, by its selector. With a key, typing it into the control is measured instead of the click. */
interface Interaction {
  control: string;
  key?: string;
}

interface PlacedInteraction extends Interaction {
  what: string;
  route: string;
  /** The goal at a quarter of the CPU, in milliseconds. */
  slowGoal: number;
}

const interactions: PlacedInteraction[] = [
  { what: 'open a dialog', route: '/gpu-download', control: 'main button[commandfor]', slowGoal: 60 },
  { what: 'expand a row', route: '/module-download', control: 'main summary', slowGoal: 100 },
];

/**
 * Measures the milliseconds from each interaction to the next paint by the duration of Chromium's event, which defines
 * "interaction to next paint" (https://web.dev/articles/inp). Also on the hand-written pages, without script.
 */
export async function measureInteractions(browser: Browser, site: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const { what, route, slowGoal, ...interaction } of interactions)
    for (const [pace, cpu, atMost] of [
      ['', 1, 50],
      [', 4 × CPU', 4, slowGoal],
    ] as const) {
      const times = await measureInTurn([route, designedRoute(route)], 5, async (path) => {
        const page = await openBarePage(browser, { width: 1280, height: 900, cpu, slowNetwork: false });
        await page.before(noteEvents);
        await page.visit(site + path);
        if (path === route) await page.waitForHydration();
        const time = await timeOf(page, interaction);
        await page.close();
        return time;
      });
      const [ours = 0, designed = 0] = times.map(median);
      results.push({ what: what + pace, ours, unit: 'ms', designed, atMost });
    }
  return results;
}

async function timeOf(page: BarePage, { control, key }: Interaction): Promise<number> {
  const click = await page.pointAt(control);
  // Pointing is not part of the click.
  await page.quiet();
  const clicked = await durationOf(page, click);
  return key ? durationOf(page, () => type(page, key)) : clicked;
}

/** The same for one control of any page, at a quarter of the CPU. */
export async function measureInteraction(browser: Browser, address: string, act: Interaction): Promise<number> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowNetwork: false });
  await page.before(noteEvents);
  await page.visit(address);
  // A headless Chromium sometimes has no idle callback on an idle page.
  await page.call(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));
  const took = await timeOf(page, act);
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
