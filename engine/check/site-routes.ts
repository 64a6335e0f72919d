import { fillSlugs, withoutLast } from '../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { memoizeList } from './memoize-list.ts';
import type { SiteFile } from './site-files.ts';

export interface SiteRoute {
  /** As the page writes it, with site values in braces. */
  written: string;
  file: SiteFile;
}

/** All routes of pages by address. `areKnown` is false if a page has no route, or that of another. */
export function siteRoutes(
  pages: readonly SiteFile[],
  site: SiteDescriptor | undefined,
): { routes: Map<string, SiteRoute>; areKnown: boolean } {
  const routes = new Map<string, SiteRoute>();
  let areKnown = true;
  for (const [index, addresses] of addressesOf(pages, site ?? noSite).entries()) {
    const [address = '', short] = addresses ?? [];
    if (!addresses || routes.has(address)) {
      areKnown = false;
      continue;
    }
    const file = pages[index] as SiteFile;
    const { route = '' } = writtenRoute(file);
    routes.set(address, { written: route, file });
    if (short !== undefined) routes.set(short, { written: withoutLast(route), file });
  }
  return { routes, areKnown };
}

const noSite: Partial<SiteDescriptor> = {};

/** The address of each page, and the one without its last parameter if that is optional. */
const addressesOf = memoizeList((file: SiteFile, site: Partial<SiteDescriptor>): string[] | undefined => {
  const { route, routeDefaults } = writtenRoute(file);
  if (route === undefined) return undefined;
  const isOpen = routeDefaults || !file.valid;
  return (isOpen ? [route, withoutLast(route)] : [route]).map((one) => fillSlugs(one, site));
});

const routeInText = /"route"\s*:\s*"([^"\\\s\p{Cc}]*)"\s*[,}\r\n]/u;

/** A page's route, even if the rest of the file cannot be read. Empty if the route itself has an error. */
export function writtenRoute(file: SiteFile): { route?: string; routeDefaults?: unknown } {
  const { value, learned } = file;
  const { route, routeDefaults } = (value ?? {}) as { route?: unknown; routeDefaults?: unknown };
  const written = value === undefined ? routeInText.exec(file.text)?.[1] : route;
  const isOfForm = !learned?.flaws.some((flaw) => flaw[0] === 'route');
  return typeof written === 'string' && written.startsWith('/') && isOfForm ? { route: written, routeDefaults } : {};
}
