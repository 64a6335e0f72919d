import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { isNightly } from '../../engine/testing/test-depth.ts';

/** How long a visitor waits for what should come, in milliseconds: long, for a machine that has much else to do. */
export const patienceMs = 120_000;

/** Options of a visitor. Default: a desktop of 1280 × 800 pixels. */
export interface VisitorOptions extends BrowserContextOptions {
  /** What the browser remembers of earlier visits. Default: nothing. */
  remembers?: Record<string, string>;
  /** Whether every page that is opened is the first: nothing is remembered of the one before. Default: it is. */
  forgets?: boolean;
  /**
   * Whether pages prefetch, as on a fast connection. Default: only in nightly runs, because it takes a fifth
   * of a visit.
   */
  prefetches?: boolean;
}

/** The browser of a visitor who was never here, as a context of its own; `close` ends it. */
export async function createVisitor(
  browser: Browser,
  address: string,
  { remembers, forgets = false, prefetches = isNightly, ...options }: VisitorOptions = {},
): Promise<BrowserContext> {
  const viewport = { width: 1280, height: 800 };
  // What a page asks for is seen, and changed, by tests where nothing answers in between.
  const serviceWorkers = 'block';
  const context = await browser.newContext({ baseURL: address, viewport, serviceWorkers, ...options });
  context.setDefaultTimeout(patienceMs);
  // The runner keeps functions' names by a call that pages do not know; functions sent to a page need it there.
  await context.addInitScript('globalThis.__name = (value) => value');
  // What Chromium itself measures of the line depends on how busy the machine is.
  const line = { effectiveType: '4g', saveData: !prefetches };
  await context.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    line,
  );
  if (forgets)
    await context.addInitScript(() => {
      // A page without an origin has no storage.
      if (origin !== 'null') localStorage.clear();
    });
  if (remembers)
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, remembers);
  return context;
}

/** Closes a visitor's context, and ignores pending requests. */
export async function dismissHints(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
