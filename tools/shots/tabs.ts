import type { Browser, Page } from 'playwright-core';
import { newVisitor } from '../browsers/new-visitor.ts';

/** How many tabs are open: the waiting of one is the work of another, also on two cores. */
const together = 3;

/**
 * Does a piece of work for every item, a few at once, each in a tab, and says how far it is: on a terminal in one line that
 * is written over, elsewhere in a line a quarter. The first failure ends it, when the work already begun is done.
 */
export async function inTabs<Item>(
  browser: Browser,
  address: string,
  title: string,
  items: Item[],
  work: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  let done = 0;
  let broken = false;
  const turn = async () => {
    const page = await openTab(browser, address);
    try {
      for (let item = waiting.shift(); item !== undefined && !broken; item = waiting.shift()) {
        await work(page, item);
        done += 1;
        tell(title, done, items.length);
      }
    } catch (error) {
      broken = true;
      throw error;
    } finally {
      await page.context().close();
    }
  };
  const turns = await Promise.allSettled(Array.from({ length: together }, turn));
  for (const one of turns) if (one.status === 'rejected') throw one.reason;
}

/** Opens the tab of a visitor who asks for less motion, reaches no other host and remembers nothing of the page before. */
async function openTab(browser: Browser, address: string): Promise<Page> {
  const context = await newVisitor(browser, address, { reducedMotion: 'reduce', forgets: true });
  const own = new URL(address).origin;
  await context.route(
    ({ origin }) => origin !== own,
    (route) => route.abort(),
  );
  return context.newPage();
}

function tell(title: string, done: number, all: number): void {
  const line = `${title}: ${done} of ${all}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? '\n' : ''}`);
  else if (done === all || done % Math.ceil(all / 4) === 0) console.log(line);
}
