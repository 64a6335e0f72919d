import { expect } from 'vitest';
import { differences } from './healthy-page.ts';
import { inspectPage, type Seen } from './inspect-page.ts';
import type { BrokenVisit } from './visit-broken.ts';

const brief = { timeout: 5000 };

/** Presses every retry button after the repair. Returns the remaining problems. */
export async function retryAll({ page }: BrokenVisit, healthy: Seen): Promise<string[]> {
  const found: string[] = [];
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  const retries = page.locator(':is(.section__notice, .section__mark) button');
  for (let left = await retries.count(); left > 0; left = await retries.count()) {
    // Those of a closed tab are out of reach of a visitor's keys until it is opened.
    const reachable = retries.locator('visible=true');
    const isReachable = (await reachable.count()) > 0;
    const button = (isReachable ? reachable : retries).first();
    // One retry can repair two sections. The second button is then gone before it is pressed.
    await (isReachable ? button.press('Enter', brief) : button.dispatchEvent('click', undefined, brief)).catch(
      () => {},
    );
    const gone = await page
      .waitForFunction(
        (left) => document.querySelectorAll(':is(.section__notice, .section__mark) button').length < left,
        left,
        { timeout: 5000 },
      )
      .catch(() => undefined);
    if (!gone) return [`${left} sections stay broken after another try`];
    const place = await page.evaluate(() => document.activeElement?.closest('section')?.id);
    if (isReachable && !place) found.push(`focus is lost by another try; the page was loaded ${loads} times since`);
  }
  // Long lists come row by row.
  let left = ['the page cannot be looked at'];
  const missing = async () => {
    left = differences(healthy, await inspectPage(page, 0), []);
    return left.length;
  };
  await expect
    .poll(missing, { timeout: 10_000 })
    .toBe(0)
    .catch(() => undefined);
  return [...found, ...left];
}
