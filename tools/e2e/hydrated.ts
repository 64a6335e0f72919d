import type { Page } from 'playwright-core';

/** Waits until React has taken the page over: from then on every control is live. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
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
