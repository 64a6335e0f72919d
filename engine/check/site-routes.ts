import { oncePer } from '../model/schema/once.ts';
import { fillSlugs, withoutLast } from '../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { type CacheScope, memoizeList } from './memoize-list.ts';
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
  cacheScope: CacheScope,
): { routes: Map<string, SiteRoute>; areKnown: boolean } {
  const routes = new Map<string, SiteRoute>();
  let areKnown = true;
  for (const found of routesOf(pages, siteIn(cacheScope)(site ?? noSite))) {
    const [first, short] = found ?? [];
    if (!first || routes.has(first[0])) {
      areKnown = false;
      continue;
    }
    routes.set(...first);
    if (short) routes.set(...short);
  }
  return { routes, areKnown };
}

const noSite: Partial<SiteDescriptor> = {};

/** One scope for each site and list: the list with repeated pages expanded would displace the other. */
const siteIn = oncePer((_: CacheScope) => oncePer((site: Partial<SiteDescriptor>) => ({ site })));

/** The route of each page by address, and the one without its last parameter if that is optional. */
const routesOf = memoizeList(
  (file: SiteFile, { site }: { site: Partial<SiteDescriptor> }): [address: string, route: SiteRoute][] | undefined => {
    const { route, routeDefaults } = writtenRoute(file);
    if (route === undefined) return undefined;
    const isOpen = routeDefaults || !file.valid;
    return (isOpen ? [route, withoutLast(route)] : [route]).map((written) => [
      fillSlugs(written, site),
      { written, file },
    ]);
  },
);

const routeInText = /"route"\s*:\s*"([^"\\\s\p{Cc}]*)"\s*[,}\r\n]/u;

/** A page's route, even if the rest of the file cannot be read. Empty if the route itself has an error. */
export function writtenRoute(file: SiteFile): { route?: string; routeDefaults?: unknown } {
  const { value, learned } = file;
  const { route, routeDefaults } = (value ?? {}) as { route?: unknown; routeDefaults?: unknown };
  const written = value === undefined ? routeInText.exec(file.text)?.[1] : route;
  const isOfForm = !learned?.flaws.some((flaw) => flaw[0] === 'route');
  return typeof written === 'string' && written.startsWith('/') && isOfForm ? { route: written, routeDefaults } : {};
}
