import type { Browser, Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { launchChromium } from '../browsers/chromium.ts';
import { createVisitor, dismissHints, type VisitorOptions } from '../browsers/new-visitor.ts';
import type { SampleName } from './serve.ts';

/** A page of a new visitor, with everything that went wrong on it. */
export interface Visit {
  page: Page;
  /** Console errors, uncaught errors and reports of blocked content. */
  faults: string[];
  close(): Promise<void>;
}

/** The Chromium of this process, shared by its test files. */
let shared: Promise<Browser> | undefined;

/** The running Chromium of this process, or a new one after a crash. */
export async function runningBrowser(): Promise<Browser> {
  const browser = await shared;
  if (browser?.isConnected()) return browser;
  shared = launchChromium();
  return shared;
}

/** Opens pages of a site for new visitors. Default: the first site. */
export function visitors(sample?: SampleName) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await runningBrowser();
  });
  const address = sample ? inject('samples')[sample].address : inject('address');
  return {
    address,
    secondAddress: inject('secondAddress'),
    async visit(path: string, options?: VisitorOptions): Promise<Visit> {
      const context = await createVisitor(browser, address, options);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.goto(path);
      return { page, faults, close: () => dismissHints(context) };
    },
  };
}

export type { VisitorOptions } from '../browsers/new-visitor.ts';
export { waitForHydration } from './wait-for-hydration.ts';
