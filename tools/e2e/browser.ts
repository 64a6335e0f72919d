import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchChromium } from '../chromium.ts';

/** A page of a new visitor, with everything that went wrong on it. */
export interface Visit {
  page: Page;
  /** Console errors, uncaught errors and reports of blocked content, as they came. */
  faults: string[];
  close(): Promise<void>;
}

/** How a visitor comes. */
export interface VisitOptions extends BrowserContextOptions {
  /** What the visitor's browser remembers of earlier visits. */
  remembered?: Record<string, string>;
}

/** Opens a Chromium for a test file and gives each test visitors of its own. */
export function visitors(): {
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  address: string;
  secondAddress: string;
} {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  const address = inject('address');
  return {
    address,
    secondAddress: inject('secondAddress'),
    async visit(path, { remembered, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      if (remembered) {
        await context.addInitScript((items) => {
          for (const [key, value] of Object.entries(items)) {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
          }
        }, remembered);
      }
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.goto(path);
      return { page, faults, close: () => context.close() };
    },
  };
}

export { hydrated } from './hydrated.ts';
