import type { Tab } from '../../browsers/tab.ts';
import { atLeisure, isHydrated } from '../../e2e/wait-for-hydration.ts';
import type { World } from './world.ts';

/** How long a page may take to come to rest, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Waits until the page is idle: no request is pending, React has waitForHydration, and the browser is idle. Returns whether
 * that happened; with delayed answers it may not.
 */
export async function waitUntilIdle(tab: Tab, world: World, withheld = false): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  let quiet = '';
  while (Date.now() < end) {
    const count = world.requested.length;
    const ready = await tab.evaluate(isHydrated).catch(() => false);
    const state = await stateOf(tab).catch(() => undefined);
    const isQuiet = world.busy() === 0 && world.requested.length === count;
    const isReady = state && (withheld || (ready && !state.waits));
    // Idle twice in a row: scheduled work has started by now.
    if (isReady && isQuiet && quiet === state.place) return true;
    quiet = isReady && isQuiet ? state.place : '';
  }
  return false;
}

/** The address and state of the page, once the browser is idle. */
async function stateOf(tab: Tab): Promise<{ place: string; waits: boolean }> {
  await tab.evaluate(atLeisure);
  return tab.evaluate(() => ({
    place: `${performance.timeOrigin} ${location.href}`,
    waits: document.readyState !== 'complete' || document.querySelector('[aria-busy=true]') !== null,
  }));
}
