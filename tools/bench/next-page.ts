import type { Browser, BrowserContext, Page } from 'playwright-core';
import { hydrated } from '../e2e/hydrated.ts';
import { median } from './results.ts';
import { newPage, quiet, throttle } from './slow-page.ts';

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
  for (let run = 0; run < 5; run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    steps.push(await oneStep(context, address, from, to, slow));
    await context.close();
  }
  const middle = (field: keyof Step) => Math.round(median(steps.map((step) => step[field])));
  return { forward: middle('forward'), back: middle('back') };
}

async function oneStep(
  context: BrowserContext,
  address: string,
  from: string,
  to: string,
  slow: boolean,
): Promise<Step> {
  const page = await newPage(context);
  if (slow) await throttle(page);
  await page.goto(address + from, { waitUntil: 'networkidle' });
  await hydrated(page);
  await quiet(page);
  const link = `a[href="${to}"]`;
  const fetched = quiet(page);
  await page.evaluate((selector) => {
    document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, link);
  await fetched;
  const forward = await timeToHeading(page, link);
  await quiet(page);
  return { forward, back: await timeToHeading(page, undefined) };
}

/** Clicks a link, or goes back, and waits for another heading. */
function timeToHeading(page: Page, link: string | undefined): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const started = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
          else resolve(performance.now() - started);
        };
        if (selector) document.querySelector<HTMLElement>(selector)?.click();
        else history.back();
        requestAnimationFrame(look);
      }),
    link,
  );
}
