import { desktop, type Tab, type TestBrowser } from '../../browsers/tab.ts';
import { type PageSnapshot, takePageSnapshot } from './page-snapshot.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import type { World } from './world.ts';

export type ReferencePages = Awaited<ReturnType<typeof openReferencePages>>;

export const phone = { width: 390, height: 844 };

/** Loads reference pages during a walk: full loads by a new visitor, in a separate world without failures. */
export async function openReferencePages(browser: TestBrowser, world: World, onPhone: boolean) {
  const loaded = new Map<string, Promise<PageSnapshot>>();
  const tabs = new Map<boolean, Promise<Tab>>();
  // In turn: a tab shows one page at a time.
  let before: Promise<unknown> = Promise.resolve();
  const load = async (address: string): Promise<PageSnapshot> => {
    // Visitors of English pages are redirected to English ones.
    const isEnglish = /^\/en(?=[/?#]|$)/.test(address);
    const opened = tabs.get(isEnglish) ?? browser.tab(onPhone ? phone : desktop);
    tabs.set(isEnglish, opened);
    const tab = await opened;
    await tab.open('about:blank');
    await tab.open(world.address + address);
    if (!(await waitUntilIdle(tab, world))) throw new Error(`a full load of ${address} does not come to rest`);
    return tab.evaluate(takePageSnapshot);
  };
  return {
    /** Loads an address, once. */
    of(address: string): Promise<PageSnapshot> {
      const known = loaded.get(address);
      if (known) return known;
      const page = before.then(() => load(address));
      before = page.catch(() => {});
      loaded.set(address, page);
      return page;
    },
    async close() {
      for (const tab of tabs.values()) await (await tab).close();
    },
  };
}
