import type { Browser } from 'playwright-core';
import { openBarePage } from '../bare-page.ts';

/** A navigation, with the heading and the last words of the next page, which show that it is complete. */
export interface ArrivalWay {
  from: string;
  to: string;
  heading: string;
  last: string;
}

/** Milliseconds from a click, 100 ms after pointing, until the next page is complete, also in another document. */
export async function measureArrival(
  browser: Browser,
  address: string,
  { from, to, heading, last }: ArrivalWay,
): Promise<number> {
  const page = await openBarePage(browser, { width: 1280, height: 900 });
  await page.before(watchFor, heading, last);
  await page.visit(address + from);
  const click = await page.pointAt(`a[href="${to}"], a[href="${to}/"]`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await click();
  await page.quiet();
  const took = await page.value<number>('arrived');
  await page.close();
  return Math.round(took);
}

/** Records the click for the next document, and when that is complete. Runs in each page before it loads. */
function watchFor(heading: string, last: string): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('pointerdown', () => sessionStorage.setItem('clicked', String(now())), { capture: true });
  const arrived = new Promise<number>((resolve, reject) => {
    const frame = () => {
      const isThere = document.querySelector('h1')?.textContent?.includes(heading);
      const clicked = Number(sessionStorage.getItem('clicked'));
      if (clicked && isThere && document.querySelector('main, body')?.textContent?.includes(last))
        resolve(now() - clicked);
      else if (clicked && now() - clicked > 30_000) reject(new Error(`“${heading}” does not come`));
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  Object.assign(globalThis, { arrived });
}
