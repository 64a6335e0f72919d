import type { Page } from 'playwright-core';
import type { VisitorOptions } from '../../../browsers/new-visitor.ts';
import { waitForHydration } from '../../../e2e/wait-for-hydration.ts';
import type { Check } from '../row.ts';
import type { Site } from '../site.ts';
import type { SiteChange } from '../site-change.ts';
import type { SpecVisit } from '../visit.ts';

/** A check with a new visitor in a browser, who acts and reports the result. */
export function visited(
  fails: string,
  act: (visit: SpecVisit, site: Site) => Promise<string>,
  spoils: SiteChange[],
  options?: VisitorOptions,
): Check {
  return { fails, inspect: (site) => site.visit((visit) => act(visit, site), options), spoils };
}

/** A visit that several rows check. It takes place when the first row needs it, and again for each changed site. */
export function observation<Seen>(act: (visit: SpecVisit, site: Site) => Promise<Seen>) {
  const visits = new WeakMap<Site, Promise<Seen>>();
  const times = new WeakMap<Site, number>();
  const begin = (site: Site) => {
    const started = performance.now();
    const visit = site.visit((visit) => act(visit, site));
    visits.set(site, visit);
    return visit.finally(() => times.set(site, performance.now() - started));
  };
  return {
    on: (site: Site) => visits.get(site) ?? begin(site),
    /** The duration of the visit in milliseconds. */
    tookMs: (site: Site) => times.get(site) ?? 0,
  };
}

export function observed<Seen>(
  fails: string,
  visit: ReturnType<typeof observation<Seen>>,
  judge: (seen: Seen) => string,
  spoils: SiteChange[],
): Check {
  return { fails, inspect: async (site) => judge(await visit.on(site)), tookMs: visit.tookMs, spoils };
}

export function equals(value: unknown, wanted: unknown): string {
  const seen = JSON.stringify(value);
  if (seen !== JSON.stringify(wanted)) throw new Error(shown(seen));
  return shown(seen);
}

/** Opens a path and waits until the page is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Reads until the result is the expected one. Rejects with the last result. */
export async function reads(site: Site, read: () => Promise<unknown>, wanted: unknown): Promise<string> {
  const ends = performance.now() + site.timeoutMs;
  const want = JSON.stringify(wanted);
  for (;;) {
    const seen = JSON.stringify(await read());
    if (seen === want) return shown(seen);
    if (performance.now() > ends) throw new Error(shown(seen));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Answers matching API calls with a payload or a status. */
export async function fake(page: Page, address: RegExp, payload: unknown): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && address.test(url.pathname + url.search),
    (route) =>
      typeof payload === 'number'
        ? route.fulfill({ status: payload, body: 'broken' })
        : route.fulfill({ json: { data: payload } }),
  );
}

export function pathOfPage(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

function shown(json: string | undefined): string {
  return (json ?? 'nothing').replaceAll('"', '').replaceAll(',', ', ');
}
