import type { Page } from 'playwright-core';
import { isHydrated } from '../../engine/client/dev/when-hydrated.ts';

export { isHydrated };

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until a page of a built site is hydrated with its additions (`engine/client/app/additions.ts`). */
export async function waitForAdditions(page: Page): Promise<void> {
  await waitForHydration(page);
  await imported(page, 'additions');
}

/** Waits until a page of a built site has imported a chunk. */
export async function imported(page: Page, chunk: string): Promise<void> {
  const found = await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').find(({ name }) => name.includes(path))?.name,
    `/_/${chunk}-`,
  );
  // The page has imported it before: its own code that waits for it runs first. Vitest would rewrite an import in a function.
  await page.evaluate(`import(${JSON.stringify(await found.jsonValue())}).then(() => {})`);
}

/** Resolves once the browser is idle. Runs in the page. */
export function atLeisure(): Promise<void> {
  return new Promise((done) => {
    // The app waits as long for its own.
    const idle = (then: () => void) => requestIdleCallback(then, { timeout: 2000 });
    requestAnimationFrame(() => idle(() => idle(done)));
  });
}
