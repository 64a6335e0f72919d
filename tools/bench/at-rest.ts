import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage, type PageConditions } from './bare-page.ts';
import { measureInTurn, medians } from './results.ts';

/** What a first visit has cost when the page is at rest: five seconds after it has loaded, and nothing is under way. */
export interface AtRest {
  /** Without `data:` addresses. */
  requests: number;
  /** Transferred kilobytes with headers. */
  kilobytes: number;
  /** Milliseconds of all tasks of the main thread. */
  tasks: number;
  /** The longest task after the page has loaded, in milliseconds; 0 below the 50 ms that browsers report. */
  longest: number;
  /** Elements of the document. */
  elements: number;
}

const restMs = 5000;

/** Loads pages in turn, each time with an empty cache and from another site. Returns the medians. */
export async function measureAtRest(
  browser: Browser,
  elsewhere: string,
  addresses: string[],
  rounds = 3,
  conditions: PageConditions = {},
): Promise<AtRest[]> {
  const views = await measureInTurn(addresses, rounds, async (address) => {
    const page = await openBarePage(browser, conditions);
    const view = await oneView(page, elsewhere, address);
    await page.close();
    return view;
  });
  return views.map(medians);
}

async function oneView(page: BarePage, elsewhere: string, address: string): Promise<AtRest> {
  await page.visit(elsewhere);
  let [requests, bytes] = [0, 0];
  page.on<{ request: { url: string } }>('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  page.on<{ encodedDataLength: number }>('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.send('Performance.enable');
  const before = await taskTime(page);
  await page.before(observeTasks);
  await page.visit(address);
  await setTimeout(restMs);
  await page.quiet();
  const [longest, elements] = await page.value<[number, number]>(
    '[Math.max(0, ...tasks), document.querySelectorAll("*").length]',
  );
  return {
    requests,
    kilobytes: Math.round(bytes / 102.4) / 10,
    tasks: Math.round(((await taskTime(page)) - before) * 1000),
    longest: Math.round(longest),
    elements,
  };
}

/** Seconds. */
async function taskTime(page: BarePage): Promise<number> {
  const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

function observeTasks(): void {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventEnd || Number.POSITIVE_INFINITY;
    for (const { startTime, duration } of list.getEntries()) if (startTime > loaded) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}
