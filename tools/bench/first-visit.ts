import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage, type PageConditions } from './bare-page.ts';
import { measureInTurn, medians } from './results.ts';

/** The cost of a first visit to a page on a slow phone, until it is at rest: five seconds after it has loaded. */
export interface FirstVisit {
  /** Milliseconds from the start of navigation to the first and the largest paint. */
  fcp: number;
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Total blocking time: milliseconds by which tasks after the first paint exceed 50 ms (https://web.dev/articles/tbt). */
  blocking: number;
  /** Milliseconds until the page's control (a row's dialog, an expander, the menu) works. */
  usable: number;
  /** Transferred kilobytes with headers: until the load event, and in total. */
  beforeLoad: number;
  kilobytes: number;
  /** Without `data:` addresses. */
  requests: number;
  /** Milliseconds of all tasks of the main thread. */
  tasks: number;
  /** The longest task after the page has loaded, in milliseconds; 0 below the 50 ms that browsers report. */
  longest: number;
  /** Elements of the document. */
  elements: number;
}

const restMs = 5000;

/**
 * Loads pages in turn, each time with an empty cache. Returns the medians. Each visit comes from `elsewhere`, a page of
 * another site: otherwise only a page with cross-origin isolation would pay for a new process. `control` is a selector;
 * without one, `usable` is 0.
 */
export async function measureFirstVisits(
  browser: Browser,
  elsewhere: string,
  addresses: string[],
  { control, conditions }: { control?: string; conditions?: PageConditions },
): Promise<FirstVisit[]> {
  const visits = await measureInTurn(addresses, async (address) => {
    const page = await openBarePage(browser, conditions);
    await page.visit(elsewhere);
    const visit = await measureVisit(page, address);
    await page.close();
    return { ...visit, usable: control ? await timeToUse(browser, elsewhere, address, control) : 0 };
  });
  return visits.map(medians);
}

async function measureVisit(page: BarePage, address: string): Promise<Omit<FirstVisit, 'usable'>> {
  let requests = 0;
  let loadEvent = Number.POSITIVE_INFINITY;
  const bytes: { timestamp: number; encodedDataLength: number }[] = [];
  page.on<{ request: { url: string } }>('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  page.on<{ timestamp: number }>('Page.loadEventFired', ({ timestamp }) => {
    loadEvent = timestamp;
  });
  page.on<(typeof bytes)[number]>('Network.loadingFinished', (entry) => bytes.push(entry));
  await page.send('Performance.enable');
  const before = await readTaskTime(page);
  await page.before(observe);
  await page.visit(address);
  await setTimeout(restMs);
  await page.quiet();
  const { fcp, lcp, cls, tasks, loaded } = await page.value<Seen>('seen');
  const kilobytes = (list: typeof bytes) =>
    Math.round(list.reduce((sum, { encodedDataLength }) => sum + encodedDataLength, 0) / 102.4) / 10;
  // Only the part after the first paint blocks.
  const blocking = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
  const afterLoad = tasks.filter(({ start }) => start > loaded).map(({ start, end }) => end - start);
  return {
    fcp: Math.round(fcp),
    lcp: Math.round(lcp),
    cls: Math.round(cls * 1000) / 1000,
    blocking: Math.round(blocking.reduce((sum, time) => sum + time, 0)),
    beforeLoad: kilobytes(bytes.filter(({ timestamp }) => timestamp <= loadEvent)),
    kilobytes: kilobytes(bytes),
    requests,
    tasks: Math.round(((await readTaskTime(page)) - before) * 1000),
    longest: Math.round(Math.max(0, ...afterLoad)),
    elements: await page.value<number>('document.querySelectorAll("*").length'),
  };
}

/** Seconds of all tasks of the main thread. */
async function readTaskTime(page: BarePage): Promise<number> {
  const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; end: number }[];
  /** When the page had loaded. */
  loaded: number;
}

function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], loaded: Number.POSITIVE_INFINITY };
  Object.assign(globalThis, { seen });
  addEventListener('load', (event) => {
    seen.loaded = event.timeStamp;
  });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
}

/** The time to interactive. A separate visit, because the attempts take time. */
async function timeToUse(browser: Browser, elsewhere: string, address: string, control: string): Promise<number> {
  const page = await openBarePage(browser);
  await page.visit(elsewhere);
  await page.before(tryControl, control);
  await page.send('Page.navigate', { url: address });
  const usable = Math.round(await page.value<number>('usable'));
  await page.close();
  return usable;
}

/** Clicks a control in every frame until it works. Runs in the page. */
function tryControl(control: string): void {
  const usable = new Promise<number>((resolve, reject) => {
    const attempt = (): void => {
      const opener = document.querySelector<HTMLElement>(control);
      opener?.click();
      if (document.querySelector('dialog[open]') || opener?.closest('details')?.open) resolve(performance.now());
      else if (!opener && document.readyState === 'complete') reject(new Error(`the page has no ${control}`));
      else if (performance.now() > 60_000) reject(new Error(`${control} does not answer`));
      else requestAnimationFrame(attempt);
    };
    requestAnimationFrame(attempt);
  });
  Object.assign(globalThis, { usable });
}
