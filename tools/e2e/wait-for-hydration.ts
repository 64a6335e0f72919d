import type { Page } from 'playwright-core';
import { isHydrated } from '../../engine/client/dev/when-hydrated.ts';

export { isHydrated };

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until a page of a built site is hydrated with its additions (`engine/client/app/use-additions.ts`). */
export async function waitForAdditions(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(atLeisure);
}

/** Resolves once the browser is idle. Runs in the page. */
export function atLeisure(): Promise<void> {
  return new Promise((done) => {
    // The app waits as long for its own.
    const idle = (then: () => void) => requestIdleCallback(then, { timeout: 2000 });
    requestAnimationFrame(() => idle(() => idle(done)));
  });
}
