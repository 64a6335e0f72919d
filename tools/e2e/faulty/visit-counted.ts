import type { SiteFile } from '../../../engine/model/page-file.ts';
import { failApi } from './api-failures.ts';
import { type BrokenVisit, type Visiting, visitBroken } from './visit-broken.ts';
import type { MadePage } from './whole-page.ts';

/** A visit while the API fails, with every call and every line of the console that tells of one, as they come. */
interface CountedVisit {
  visited: BrokenVisit;
  calls: string[];
  logged: string[];
}

/** Brings a visitor to a made page of a site whose API fails. The page's clock is the test's. */
export async function visitCounted(
  visit: Visiting,
  address: string,
  page: MadePage,
  site: SiteFile,
): Promise<CountedVisit> {
  const calls: string[] = [];
  const logged: string[] = [];
  const visited = await visitBroken(visit, address, page, async (context) => {
    await context.clock.install();
    await context.route(`**/_data/${site.language}.json?*`, (route) => route.fulfill({ json: site }));
    await failApi(context, (route) => {
      calls.push(route.request().url());
      return route.abort();
    });
    context.on('console', (message) => {
      if (message.text().startsWith('Failed: source ')) logged.push(message.text());
    });
  });
  return { visited, calls, logged };
}

/** Lets happen what may make a page ask again: a day goes by, the network returns, the visitor comes back to the tab. */
export async function giveOccasions({ page, context }: BrokenVisit): Promise<void> {
  await page.clock.fastForward('24:00:00');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // Whatever is asked then has been asked for before this.
  await page.evaluate(() => fetch('/_data/routes.json').then((response) => response.text()));
}
