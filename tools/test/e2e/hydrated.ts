import type { Page } from 'playwright-core';

/** Waits until React has taken the page over: from then on every control is live. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
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
  const root = document.getElementById('root');
  const hasKey = (element: Element, start: string) => Object.keys(element).some((key) => key.startsWith(start));
  // Header, footer and each section hydrate apart.
  const parts = root?.querySelectorAll('main, header, footer, [data-section]') ?? [];
  return (
    !!root &&
    parts.length > 0 &&
    hasKey(root, '__reactContainer') &&
    [...parts].every((part) => hasKey(part, '__reactFiber'))
  );
}
