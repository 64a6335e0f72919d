import type { Language } from '../../model/compiled.ts';
import { addToGroup } from '../../model/group-by.ts';
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

const routesByName = oncePerContext(
  (context) => {
    const found = new Map<string, Route[]>();
    for (const route of routesOf(context))
      for (const name of new Set([route.pattern, route.path])) addToGroup(found, name, route);
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

/** The search entries of all pages but the search page, or of one route. Cached by context, language and route. */
export function entriesOnDemand(): CompileContext['entries'] {
  const entriesIn = oncePer((context: CompileContext) =>
    oncePer((language: string) =>
      oncePer((name: string | undefined) => {
        const routes = name === undefined ? routesOf(context) : (routesByName(context).get(name) ?? []);
        return routes.flatMap((route) => entriesOf(route, language, onItsOwn(context)));
      }),
    ),
  );
  return (language, context, route) => entriesIn(context)(language)(route);
}
