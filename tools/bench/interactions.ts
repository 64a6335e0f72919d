import type { Browser, Page } from 'playwright-core';
import { hydrated } from '../e2e/hydrated.ts';
import { median, type Result } from './results.ts';
import { newPage, throttle } from './slow-page.ts';

/** What a visitor does on a page, as a function that runs in it. */
interface Interaction {
  what: string;
  /** The page; on the site with the long tables where `long` says so. */
  route: string;
  long?: boolean;
  act: () => void;
}

const interactions: Interaction[] = [
  {
    what: 'open a dialog',
    route: '/gpu-download',
    act: () => document.querySelector<HTMLElement>('main button[commandfor]')?.click(),
  },
  {
    what: 'expand a row',
    route: '/module-download',
    act: () => document.querySelector<HTMLElement>('main summary')?.click(),
  },
  {
    what: 'switch tabs',
    route: '/utility-download',
    act: () => document.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.click(),
  },
  { what: 'filter 500 rows', route: '/modules', long: true, act: typeInto },
  { what: 'filter 5,000 rows', route: '/energies', long: true, act: typeInto },
];

/** Types a letter into the search field; runs in the page. */
function typeInto(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (!field) return;
  field.focus();
  document.execCommand('insertText', false, '4');
}

/** How long each interaction takes to its next paint, at full speed and at a quarter of the CPU, in milliseconds. */
export async function measureInteractions(browser: Browser, site: string, longSite: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const { what, route, long, act } of interactions) {
    for (const [pace, slow, atMost] of [
      ['', false, 50],
      [', 4 × CPU', true, 100],
    ] as const) {
      const times: number[] = [];
      for (let run = 0; run < 5; run++) {
        const page = await open(browser, `${long ? longSite : site}${route}`, slow, act);
        times.push(await page.evaluate(toNextPaint));
        await page.context().close();
      }
      results.push({ what: what + pace, ours: Math.round(median(times)), unit: 'ms', atMost });
    }
  }
  return results;
}

/** The longest task while 5,000 rows are scrolled from end to end and searched, in milliseconds. */
export async function measureLongTable(browser: Browser, longSite: string): Promise<Result[]> {
  const page = await open(browser, `${longSite}/energies`, false);
  const longest = await page.evaluate(async () => {
    let worst = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst = Math.max(worst, duration);
    }).observe({ type: 'longtask' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 2000) {
      window.scrollTo(0, y);
      await frame();
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
    for (const letter of 'system-49') {
      document.execCommand('insertText', false, letter);
      await frame();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return worst;
  });
  await page.context().close();
  return [
    {
      what: 'longest task, 5,000 rows scrolled and searched (0: none over 50)',
      ours: Math.round(longest),
      unit: 'ms',
      atMost: 50,
    },
  ];
}

async function open(browser: Browser, address: string, slow: boolean, act = () => {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await newPage(context);
  // The page's policy keeps it from taking code later on.
  await page.addInitScript(`globalThis.act = ${act}`);
  if (slow) await throttle(page, false);
  await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
  return page;
}

/** Acts and waits for the frame after: the time from the act to the paint it led to. Runs in the page. */
function toNextPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const started = performance.now();
      (globalThis as unknown as { act: () => void }).act();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - started);
        channel.port2.postMessage(0);
      });
    });
  });
}
