import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isNightly } from '../../engine/testing/test-depth.ts';

/** How long a visitor waits, in milliseconds: long, because the machine may be busy. */
export const patienceMs = 120_000;

/** Options of a visitor. Default: a desktop of 1280 × 800 pixels. */
export interface VisitorOptions extends BrowserContextOptions {
  /** The stored values of earlier visits. Default: none. */
  remembers?: Record<string, string>;
  /** Whether each page starts with empty storage. Default: no. */
  forgets?: boolean;
  /** Whether pages prefetch, as on a fast connection. Default: only in nightly runs, because it takes time. */
  prefetches?: boolean;
}

export async function createVisitor(
  browser: Browser,
  address: string,
  { remembers, forgets = false, prefetches = isNightly, ...options }: VisitorOptions = {},
): Promise<BrowserContext> {
  const viewport = { width: 1280, height: 800 };
  // Tests observe and change requests, which service workers would answer.
  const serviceWorkers = 'block';
  const context = await browser.newContext({ baseURL: address, viewport, serviceWorkers, ...options });
  context.setDefaultTimeout(patienceMs);
  // The TypeScript loader adds calls of `__name`, which pages lack.
  await context.addInitScript('globalThis.__name = (value) => value');
  // Chromium's own measurement depends on the machine's load.
  await onLine(context, { effectiveType: '4g', downlink: 10, saveData: !prefetches });
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

/** Sets the connection of a page, or of all pages of a visitor, from the next document on. */
export async function onLine(
  visitor: Pick<Page, 'addInitScript'>,
  line: { saveData?: boolean; effectiveType?: string; downlink?: number },
): Promise<void> {
  await visitor.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    line,
  );
}

/** Closes a visitor's context, and ignores pending requests. */
export async function dismissHints(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
