import { expect } from 'vitest';
import { inspectPage, type Seen } from './inspect-page.ts';
import type { BrokenVisit } from './visit-broken.ts';
import { differences } from './whole.ts';

/** Presses every button that leads to another try, once what was broken is healed. Gives what is not as it must be then. */
export async function retryAll({ page }: BrokenVisit, healthy: Seen): Promise<string[]> {
  const found: string[] = [];
  const retries = page.locator(':is(.section__notice, .section__mark) button');
  for (let left = await retries.count(); left > 0; left--) {
    // Those of a closed tab are out of reach of a visitor's keys until it is opened.
    const reachable = retries.locator('visible=true');
    const isReachable = (await reachable.count()) > 0;
    if (isReachable) await reachable.first().press('Enter');
    else await retries.first().dispatchEvent('click');
    const gone = await page
      .waitForFunction(
        (left) => document.querySelectorAll(':is(.section__notice, .section__mark) button').length < left,
        left,
        { timeout: 5000 },
      )
      .catch(() => undefined);
    if (!gone) return [`${left} sections stay broken after another try`];
    const place = await page.evaluate(() => document.activeElement?.closest('section')?.id);
    if (isReachable && !place) found.push('focus is lost by another try');
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
