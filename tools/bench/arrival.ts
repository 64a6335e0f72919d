import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openBarePage } from './bare-page.ts';
import { parseQuietly } from './designed-page.ts';

/** Milliseconds from a click on a link, `leadMs` after pointing at it, until the next page is complete, also in another document. */
export async function measureArrival(
  browser: Browser,
  address: string,
  [from, to]: readonly [string, string],
  leadMs = 100,
): Promise<number> {
  const expected = expectedTexts(await (await fetch(address + to)).text());
  const page = await openBarePage(browser, { width: 1280, height: 900 });
  await page.before(watchFor, ...expected);
  await page.visit(address + from);
  const click = await page.pointAt(`a[href="${to}"], a[href="${to}/"]`);
  await setTimeout(leadMs);
  await click();
  await page.quiet();
  const took = await page.value<number>('arrived');
  await page.close();
  return Math.round(took);
}

/** The heading and the last words of a page, which show that it is complete. */
function expectedTexts(html: string): [heading: string, last: string] {
  const { document } = parseQuietly(html).window;
  for (const script of document.querySelectorAll('script')) script.remove();
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  return [textOf('h1'), textOf('main').slice(-20)];
}

/** Records the click for the next document, and when that is complete. Runs in each page before it loads. */
function watchFor(heading: string, last: string): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('pointerdown', () => sessionStorage.setItem('clicked', String(now())), { capture: true });
  const arrived = new Promise<number>((resolve, reject) => {
    const frame = () => {
      const isThere = document.querySelector('h1')?.textContent?.includes(heading);
      const clicked = Number(sessionStorage.getItem('clicked'));
      if (clicked && isThere && document.querySelector('main')?.textContent?.includes(last)) resolve(now() - clicked);
      else if (clicked && now() - clicked > 30_000) reject(new Error(`“${heading}” does not come`));
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  Object.assign(globalThis, { arrived });
}
