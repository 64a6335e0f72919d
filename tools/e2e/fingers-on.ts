import type { Page } from 'playwright-core';

/** Fingers on the screen of a phone, as pairs of x and y. `End` takes none. */
export async function fingersOn(
  page: Page,
): Promise<(type: 'Start' | 'Move' | 'End', ...positions: number[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (type, ...positions) => {
    const touchPoints = Array.from({ length: positions.length / 2 }, (_, id) => ({
      x: positions[2 * id] as number,
      y: positions[2 * id + 1] as number,
      id,
    }));
    await session.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  };
}
