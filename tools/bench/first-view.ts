import type { Browser } from 'playwright-core';
import { openBarePage } from './bare-page.ts';
import { measureInTurn, medians } from './results.ts';

/** The cost of a first visit to a page on a slow phone. */
export interface FirstView {
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
  total: number;
}

/**
 * Loads pages in turn, each time with an empty cache. Returns the medians. Each visit comes from `elsewhere`, a page of
 * another site: otherwise only a page with cross-origin isolation would pay for a new process. `control` is a selector;
 * without one, `usable` is 0.
 */
export async function measureFirstViews(
  browser: Browser,
  elsewhere: string,
  addresses: string[],
  control: string | undefined,
  rounds = 9,
): Promise<FirstView[]> {
  const views = await measureInTurn(addresses, rounds, async (address) => ({
    ...(await oneView(browser, elsewhere, address)),
    usable: control ? await timeToUse(browser, elsewhere, address, control) : 0,
  }));
  return views.map(medians);
}

async function oneView(browser: Browser, elsewhere: string, address: string): Promise<Omit<FirstView, 'usable'>> {
  const page = await openBarePage(browser);
  await page.visit(elsewhere);
  let loaded = Number.POSITIVE_INFINITY;
  const bytes: { time: number; length: number }[] = [];
  page.on<{ timestamp: number }>('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  page.on<{ timestamp: number; encodedDataLength: number }>(
    'Network.loadingFinished',
    ({ timestamp, encodedDataLength }) => {
      bytes.push({ time: timestamp, length: encodedDataLength });
    },
  );
  await page.before(observe);
  await page.visit(address);
  const seen = await page.value<Seen>('seen');
  await page.close();
  const kilobytes = (list: typeof bytes) => Math.round(list.reduce((sum, { length }) => sum + length, 0) / 102.4) / 10;
  // Only the part after the first paint blocks.
  const blocking = seen.tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, seen.fcp) - 50));
  return {
    fcp: Math.round(seen.fcp),
    lcp: Math.round(seen.lcp),
    cls: Math.round(seen.cls * 1000) / 1000,
    blocking: Math.round(blocking.reduce((sum, time) => sum + time, 0)),
    beforeLoad: kilobytes(bytes.filter(({ time }) => time <= loaded)),
    total: kilobytes(bytes),
  };
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; end: number }[];
}

function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { seen });
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
