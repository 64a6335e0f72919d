import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage } from './bare-page.ts';
import { median } from './results.ts';

/** The times of a step within the site, in milliseconds. */
export interface Step {
  /** From the click on a link that was pointed at to the new page's heading. */
  forward: number;
  /** From going back to the old page's heading. */
  back: number;
}

/** Goes from one page to the next and back, five times: at full speed, or slow. Gives the medians. */
export async function nextPage(
  browser: Browser,
  address: string,
  [from, to]: [string, string],
  slow: boolean,
): Promise<Step> {
  const steps: Step[] = [];
  for (let run = 0; run < 5; run++) steps.push(await oneStep(browser, address + from, to, slow));
  const middle = (field: keyof Step) => Math.round(median(steps.map((step) => step[field])));
  return { forward: middle('forward'), back: middle('back') };
}

async function oneStep(browser: Browser, address: string, to: string, slow: boolean): Promise<Step> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowCpu: slow, slowNetwork: slow });
  await page.visit(address);
  await page.hydrated();
  const link = `a[href="${to}"]`;
  await page.call((selector) => {
    document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, link);
  await page.quiet();
  const forward = await timeToHeading(page, link);
  await page.quiet();
  const back = await timeToHeading(page);
  await page.close();
  return { forward, back };
}

/** Clicks a link, or goes back where none is given, and waits for another heading. */
function timeToHeading(page: BarePage, link = ''): Promise<number> {
  return page.call(
    (selector) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const started = performance.now();
        const poll = () => {
          if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(poll);
          else resolve(performance.now() - started);
        };
        if (selector) document.querySelector<HTMLElement>(selector)?.click();
        else history.back();
        requestAnimationFrame(poll);
      }),
    link,
  );
}
