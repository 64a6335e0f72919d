import type { Page } from 'playwright-core';

/** Waits until React has taken the page over: from then on every control is live. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return (
      !!root &&
      Object.keys(root).some((key) => key.startsWith('__reactContainer')) &&
      !!root.querySelector('main') &&
      Object.keys(root.querySelector('main') as object).some((key) => key.startsWith('__reactFiber'))
    );
  });
}
