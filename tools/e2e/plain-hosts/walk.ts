import type { Page } from 'playwright-core';
import { atLeisure, hydrated } from '../hydrated.ts';

/** What a host was asked in vain on a visitor's way, what of the API it was asked at all, and what the visitor was told of it. */
interface Trouble {
  failed: string[];
  calls: string[];
  notices: string[];
}

/** Listens to all that a page asks for from now on. */
export function listen(page: Page): Trouble {
  const trouble: Trouble = { failed: [], calls: [], notices: [] };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) trouble.calls.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What a visitor goes on without is called off.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') trouble.failed.push(`${why} ${request.url()}`);
  });
  return trouble;
}

/** Waits until the page is live and has asked for all that it asks for by itself, and takes in what it then says of its data. */
export async function settle(page: Page, trouble: Trouble): Promise<void> {
  await hydrated(page);
  await page.evaluate(atLeisure);
  // What was asked for before this has been answered before it.
  await page.evaluate(() => fetch('/_data/routes.json').then((response) => response.text()));
  await page.evaluate(atLeisure);
  for (const notice of await page.locator('.section__notice, .section__mark').allTextContents())
    trouble.notices.push(`${page.url()}: ${notice}`);
}
