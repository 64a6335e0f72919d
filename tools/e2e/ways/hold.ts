import type { Page, Route } from 'playwright-core';

/** Holds back the requests for an address until they are released. */
export async function hold(page: Page, address: string | RegExp) {
  const held: Route[] = [];
  let tell = () => {};
  const requested = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(address, (route) => {
    held.push(route);
    tell();
  });
  return {
    count: () => held.length,
    requested,
    async release() {
      await page.unroute(address);
      // A canceled request cannot continue.
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
    },
  };
}

/** Opens a page and holds back its scripts. Resolves when they are requested. */
export async function gotoWithoutScripts(page: Page, path: string) {
  const scripts = await hold(page, /\/_\/[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await scripts.requested;
  return scripts;
}
