import type { Browser } from 'playwright-core';
import { openBarePage } from './bare-page.ts';
import { medians } from './results.ts';

/** How a visitor clicks a link: the first event, and its time before the click in milliseconds. */
export interface PreloadTime {
  first: 'pointerover' | 'touchstart' | 'focusin';
  leadMs: number;
}

/** The milliseconds of a navigation within the site. */
interface NavigationTimes {
  /** From the click on a link to the new page's heading. */
  heading: number;
  /** From the click until the new page is complete and not busy. */
  content: number;
  /** From going back until the old page is complete. */
  back: number;
}

/** Goes from an idle page to the next and back, five times, at full speed or slow. Returns the medians. */
export async function measureNextPage(
  browser: Browser,
  address: string,
  [from, to]: [string, string],
  approach: PreloadTime,
  slow: boolean,
): Promise<NavigationTimes> {
  const steps: NavigationTimes[] = [];
  for (let run = 0; run < 5; run++) steps.push(await oneStep(browser, address + from, to, approach, slow));
  return medians(steps);
}

async function oneStep(
  browser: Browser,
  address: string,
  to: string,
  approach: PreloadTime,
  slow: boolean,
): Promise<NavigationTimes> {
  const page = await openBarePage(browser, { width: 1280, height: 900, cpu: slow ? 4 : 1, slowNetwork: slow });
  await page.visit(address);
  await page.waitForHydration();
  // The page prefetches others after hydration.
  await page.quiet();
  const forward = await page.call(follow, `a[href="${to}"]`, approach);
  await page.quiet();
  const back = await page.call(follow, '', approach);
  await page.close();
  return { heading: Math.round(forward.heading), content: Math.round(forward.content), back: Math.round(back.content) };
}

/** Points at a link and clicks it, or goes back without one, and waits for the other page. Runs in the page. */
async function follow(selector: string, { first, leadMs }: PreloadTime): Promise<{ heading: number; content: number }> {
  const link = document.querySelector<HTMLElement>(selector || 'none');
  link?.dispatchEvent(new (first === 'focusin' ? FocusEvent : Event)(first, { bubbles: true }));
  if (link && leadMs > 0) await new Promise((resolve) => setTimeout(resolve, leadMs));
  const before = document.querySelector('h1');
  const started = performance.now();
  if (link) link.click();
  else history.back();
  let heading = 0;
  return new Promise((resolve) => {
    const frame = () => {
      const now = performance.now() - started;
      const isAnother = document.querySelector('h1') !== before;
      if (isAnother) heading ||= now;
      if (isAnother && !document.querySelector('main [aria-busy]')) resolve({ heading, content: now });
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
