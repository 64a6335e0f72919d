import type { Page } from 'playwright-core';

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until a page of a built site is hydrated with its additions (`engine/client/app/additions.ts`). */
export async function hydratedWithAdditions(page: Page): Promise<void> {
  await hydrated(page);
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

/** Whether React has hydrated the page. Runs in the page. */
export function isHydrated(): boolean {
  const live = document.documentElement.dataset.interactive?.split(' ');
  // Header, footer and each section hydrate apart. A section that is not live stays as it came.
  const apart = document.querySelectorAll<HTMLElement>('#root > :is(header, main, footer), #root [data-section]');
  const parts = [...apart].filter(({ id, dataset }) => !dataset.section || !live || live.includes(id));
  return parts.length > 0 && parts.every(({ dataset }) => dataset.hydrated !== undefined);
}
