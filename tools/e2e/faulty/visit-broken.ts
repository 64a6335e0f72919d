import type { BrowserContext, Page } from 'playwright-core';
import type { visitors } from '../browser.ts';
import { followLink } from '../follow-link.ts';
import { inspectPage, type Seen } from './inspect-page.ts';
import { type MadePage, serveMade } from './whole-page.ts';

/** A report of a fault as the site's collector gets it. */
export interface Told {
  kind: string;
  part?: string;
  page: string;
  message: string;
}

/** Opens a page for a new visitor: what `visitors()` gives. */
export type Visiting = ReturnType<typeof visitors>['visit'];

/** A visit to a page that is broken, with what the collector heard. */
export interface BrokenVisit {
  page: Page;
  context: BrowserContext;
  told: Told[];
  /** What no code caught, and what the console was told besides faults and addresses that do not answer. */
  uncaught: string[];
  inspect(noticed: number): Promise<Seen>;
  close(): Promise<void>;
}

/**
 * Brings a visitor to a made page after `inflict` has broken what it is made of: by opening it, or from another page
 * (`from`) by a link, so that nothing of it was prerendered.
 */
export async function visitBroken(
  visit: Visiting,
  address: string,
  page: MadePage,
  inflict: (context: BrowserContext) => Promise<unknown>,
  from?: MadePage,
): Promise<BrokenVisit> {
  const visited = await visit('about:blank', { reducedMotion: 'reduce' });
  const context = visited.page.context();
  const told: Told[] = [];
  await context.route('**/faults', (route) => {
    told.push(JSON.parse(route.request().postData() ?? '{}'));
    return route.fulfill({ status: 204 });
  });
  await serveMade(context, address, from ? [page, from] : [page]);
  await inflict(context);
  await visited.page.goto((from ?? page).path);
  if (from) {
    await inspectPage(visited.page, 0);
    await follow(visited.page, page);
  }
  return {
    page: visited.page,
    context,
    told,
    get uncaught() {
      return visited.faults.filter((fault) => !/^Failed: |^Failed to load resource/.test(fault));
    },
    inspect: (noticed) => inspectPage(visited.page, noticed),
    close: visited.close,
  };
}

/** Follows a link to another page of the site, as the app does it. */
async function follow(page: Page, { path, file }: MadePage): Promise<void> {
  await followLink(page, path);
  await page.locator(`main[data-page="${file.page.id}"]`).waitFor();
}
