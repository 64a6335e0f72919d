import type { BrowserContext, Page } from 'playwright-core';
import type { visitors } from '../browser.ts';
import { followLink } from '../follow-link.ts';
import { inspectPage } from './inspect-page.ts';
import { type MadePage, serveMade } from './whole-page.ts';

/** An error report that the site's collector receives. */
interface Told {
  kind: string;
  part?: string;
  page: string;
  message: string;
}

/** Opens a page for a new visitor, like `visitors()`. */
export type Visiting = ReturnType<typeof visitors>['visit'];

export type BrokenVisit = Awaited<ReturnType<typeof visitBroken>>;

/** Opens a generated page after `inflict` breaks it: directly, or by a link from another page (`from`). */
export async function visitBroken(
  visit: Visiting,
  address: string,
  page: MadePage,
  inflict: (context: BrowserContext) => Promise<unknown>,
  from?: MadePage,
) {
  const visited = await visit('about:blank', { reducedMotion: 'reduce' });
  const context = visited.page.context();
  const reports: Told[] = [];
  await context.route('**/faults', (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}'));
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
    /** The error reports that the site's collector received. */
    reports,
    /** Uncaught errors, and console messages except reported errors and failed requests. */
    get uncaught() {
      return visited.faults.filter((fault) => !/^Failed: |^Failed to load resource/.test(fault));
    },
    inspect: (noticed: number) => inspectPage(visited.page, noticed),
    close: visited.close,
  };
}

/** Follows an internal link to another page. */
async function follow(page: Page, { path, file }: MadePage): Promise<void> {
  await followLink(page, path);
  await page.locator(`main[data-page="${file.page.id}"]`).waitFor();
}
