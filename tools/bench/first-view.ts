import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { hydrated } from '../e2e/hydrated.ts';

/** What a first visit to a page costs. */
export interface FirstView {
  requests: number;
  /** Kilobytes as transferred, headers included. */
  html: number;
  script: number;
  style: number;
  image: number;
  data: number;
  total: number;
  /** Milliseconds from the start of navigation. */
  fcp: number;
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Milliseconds by which long tasks exceed 50 ms. */
  blocking: number;
}

/** Slow 4G as Lighthouse has it: 150 ms a round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};

/** How many kilobytes each kind of resource counts into. */
const kinds: Record<string, 'html' | 'script' | 'style' | 'image' | 'data'> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
};

/** The runner keeps functions' names by a call that pages do not know; functions sent to a page need it there. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  return page;
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Loads a page three times, each with an empty cache, and gives the run with the median LCP. */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const runs: FirstView[] = [];
  for (let run = 0; run < 3; run++) runs.push(await oneView(browser, address));
  return runs.sort((a, b) => a.lcp - b.lcp)[1] as FirstView;
}

async function oneView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });
  const page = await newPage(context);
  const session = await throttle(page);
  const kindOf = new Map<string, string>();
  const bytes = { html: 0, script: 0, style: 0, image: 0, data: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds[kindOf.get(requestId) ?? ''] ?? 'data'] += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  const kb = (value: number) => Math.round(value / 102.4) / 10;
  return {
    requests: kindOf.size,
    html: kb(bytes.html),
    script: kb(bytes.script),
    style: kb(bytes.style),
    image: kb(bytes.image),
    data: kb(bytes.data),
    total: kb(Object.values(bytes).reduce((sum, value) => sum + value, 0)),
    fcp: Math.round(seen.fcp),
    lcp: Math.round(seen.lcp),
    cls: Math.round(seen.cls * 1000) / 1000,
    blocking: Math.round(seen.blocking),
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

/** The time from a click to the new page's heading, after the link was pointed at: medians of five, in milliseconds. */
export async function nextPage(
  browser: Browser,
  address: string,
  from: string,
  to: string,
): Promise<{ plain: number; slow: number }> {
  const measure = async (slow: boolean) => {
    const times: number[] = [];
    for (let run = 0; run < 5; run++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      times.push(await oneStep(context, address, from, to, slow));
      await context.close();
    }
    return Math.round(times.sort((a, b) => a - b)[2] as number);
  };
  return { plain: await measure(false), slow: await measure(true) };
}

async function oneStep(
  context: BrowserContext,
  address: string,
  from: string,
  to: string,
  slow: boolean,
): Promise<number> {
  const page = await newPage(context);
  if (slow) await throttle(page);
  await page.goto(address + from, { waitUntil: 'networkidle' });
  await hydrated(page);
  const link = `a[href="${to}"]`;
  const fetched = page.waitForResponse((response) => response.url().endsWith(`/_data/zh${to}.json`));
  await page.evaluate((selector) => {
    document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, link);
  await fetched;
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const started = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
          else resolve(performance.now() - started);
        };
        document.querySelector<HTMLElement>(selector)?.click();
        requestAnimationFrame(look);
      }),
    link,
  );
}
