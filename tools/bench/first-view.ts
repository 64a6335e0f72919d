import type { Browser } from 'playwright-core';
import { median } from './results.ts';
import { newPage, throttle } from './slow-page.ts';

/** What a first visit to a page costs, on a slow phone. */
export interface FirstView {
  /** Milliseconds from the start of navigation to the first and the largest paint. */
  fcp: number;
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Milliseconds by which long tasks exceed 50 ms. */
  blocking: number;
  /** Milliseconds until the first control of the page (a row's dialog, an expander, the menu) can be opened. */
  usable: number;
  /** Kilobytes as transferred, headers included: until the load event, and in all. */
  beforeLoad: number;
  total: number;
}

/** Loads pages in turn, seven rounds, each time with an empty cache, and gives the medians for each. */
export async function firstViews(browser: Browser, addresses: string[], rounds = 7): Promise<FirstView[]> {
  const views = addresses.map((): FirstView[] => []);
  // In turn, so that what else the machine does meets all of them.
  for (let round = 0; round < rounds; round++) {
    for (const [index, address] of addresses.entries())
      views[index]?.push({ ...(await oneView(browser, address)), usable: await timeToUse(browser, address) });
  }
  return views.map((runs) => {
    const middle = (field: keyof FirstView) => median(runs.map((run) => run[field]));
    return {
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      cls: middle('cls'),
      blocking: middle('blocking'),
      usable: middle('usable'),
      beforeLoad: middle('beforeLoad'),
      total: middle('total'),
    };
  });
}

async function oneView(browser: Browser, address: string): Promise<Omit<FirstView, 'usable'>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });
  const page = await newPage(context);
  const session = await throttle(page);
  await session.send('Page.enable');
  let loaded = Number.POSITIVE_INFINITY;
  const bytes: { time: number; length: number }[] = [];
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    bytes.push({ time: timestamp, length: encodedDataLength });
  });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  const kilobytes = (list: typeof bytes) => Math.round(list.reduce((sum, { length }) => sum + length, 0) / 102.4) / 10;
  return {
    fcp: Math.round(seen.fcp),
    lcp: Math.round(seen.lcp),
    cls: Math.round(seen.cls * 1000) / 1000,
    blocking: Math.round(seen.blocking),
    beforeLoad: kilobytes(bytes.filter(({ time }) => time <= loaded)),
    total: kilobytes(bytes),
  };
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
}

/** Runs in the page before it loads. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0 };
  (globalThis as unknown as { seen: Seen }).seen = seen;
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
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
}

/** How long until the first control answers. Trying it costs time of its own, so it is a visit of its own. */
async function timeToUse(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });
  const page = await newPage(context);
  await throttle(page);
  await page.addInitScript(tryControl);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.waitForFunction(() => (globalThis as unknown as { usable?: number }).usable);
  const usable = Math.round((await time.jsonValue()) as number);
  await context.close();
  return usable;
}

/** Tries the first control at every frame until it answers; the menu stands in for pages without another. Runs in the page. */
function tryControl(): void {
  const attempt = (): void => {
    const opener = document.querySelector<HTMLElement>('main button[commandfor], main summary, header summary');
    const dialog = document.getElementById(opener?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
    opener?.click();
    if (dialog?.open || opener?.closest('details')?.open) Object.assign(globalThis, { usable: performance.now() });
    else requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
