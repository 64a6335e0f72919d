import type { Language } from '../../model/compiled.ts';
import { oncePer } from '../../model/schema/once.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import type { SearchEntry } from '../../search/entry.ts';
import type { CompileContext } from '../context.ts';
import { oncePerContext, shareCache } from '../once-per-context.ts';
import { compilePage, isInLanguage, type Route, routesOf, swapPage, wholePage } from '../page.ts';
import { routeOfBoth } from '../pages-by-route.ts';
import { searchEntries } from './search-entries.ts';

export function isSearchPage({ path }: Route, { site }: Pick<CompileContext, 'site'>): boolean {
  return site.search !== undefined && path === fillSlugs(site.search.page, site);
}

/** The search entries of a language on all pages but the search page, or on those of one route. */
function allEntries(context: CompileContext, language: Language, route?: string): SearchEntry[] {
  const alone = onItsOwn(context);
  const asked = route === undefined ? routesOf(context) : routesAt(route, context);
  return asked.flatMap((one) => entriesOf(one, language, alone));
}

function routesAt(name: string, context: CompileContext): Route[] {
  return routesByName(context).get(name) ?? [];
}

const routesByName = oncePerContext(
  (context) => {
    const found = new Map<string, Route[]>();
    const add = (name: string, route: Route) => {
      const shareCache = found.get(name);
      if (shareCache) shareCache.push(route);
      else found.set(name, [route]);
    };
    for (const route of routesOf(context)) for (const name of new Set([route.pattern, route.path])) add(name, route);
    return found;
  },
  (before, swap, context) => {
    const name = routeOfBoth(swap, context);
    const routes = name !== undefined && before.get(name);
    return routes
      ? new Map(before).set(
          name,
          routes.map((route) => swapPage(route, swap)),
        )
      : undefined;
  },
);

/** Pages that list entries of other pages are compiled without them. */
const onItsOwn = oncePerContext((context): CompileContext => shareCache({ ...context, entries: () => [] }, context));

function entriesOf(route: Route, language: Language, alone: CompileContext): SearchEntry[] {
  if (!isInLanguage(route, language) || isSearchPage(route, alone)) return [];
  const whole = wholePage(route, alone);
  return searchEntries(route, compilePage(route, language, alone, whole), alone, whole);
}

/** Caches the search entries by context, language and route. */
export function entriesOnDemand(): CompileContext['entries'] {
  const entriesIn = oncePer((context: CompileContext) =>
    oncePer((language: string) => oncePer((route: string | undefined) => allEntries(context, language, route))),
  );
  return (language, context, route) => entriesIn(context)(language)(route);
}
