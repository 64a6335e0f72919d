import type { Page } from 'playwright-core';

/** Waits until React has taken the page over: from then on every control is live. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * Waits until a page of a built site is live with its additions (`engine/client/app/additions.ts`): what points, copies or scrolls before is lost.
 */
export async function hydratedWithAdditions(page: Page): Promise<void> {
  await hydrated(page);
  await imported(page, 'additions');
}

/** Waits until a page of a built site has imported a chunk, and has run its own code that waits for it. */
export async function imported(page: Page, chunk: string): Promise<void> {
  const found = await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').find(({ name }) => name.includes(path))?.name,
    `/_/${chunk}-`,
  );
  // The page has imported it before: its own code that waits for it runs first. Vitest would rewrite an import in a function.
  await page.evaluate(`import(${JSON.stringify(await found.jsonValue())}).then(() => {})`);
}

/**
 * Resolves once the browser has nothing left to do at once: what React puts off, and what asks for data, has had its turn.
 * Runs in the page, and uses nothing from around it.
 */
export function atLeisure(): Promise<void> {
  return new Promise((done) => {
    // The app waits as long for its own.
    const idle = (then: () => void) => requestIdleCallback(then, { timeout: 2000 });
    requestAnimationFrame(() => idle(() => idle(done)));
  });
}

/** Whether React has taken the page over. Runs in the page, and uses nothing from around it. */
export function isHydrated(): boolean {
  const live = document.documentElement.dataset.interactive?.split(' ');
  // Header, footer and each section hydrate apart. A section that is not live stays as it came.
  const apart = document.querySelectorAll<HTMLElement>('#root > :is(header, main, footer), #root [data-section]');
  const parts = [...apart].filter(({ id, dataset }) => !dataset.section || !live || live.includes(id));
  return parts.length > 0 && parts.every(({ dataset }) => dataset.hydrated !== undefined);
}
