import type { Language } from '../../descriptor/compiled.ts';
import { fillSlugs } from '../../schema/placeholders.ts';
import type { SearchEntry } from '../../search/entry.ts';
import type { CompileContext } from '../context.ts';
import { compilePage, isSpoken, type Route, routesOf } from '../page.ts';
import { searchEntries } from './search-entries.ts';

/** Whether a route is that of the page of the site's search, on which all others are told of. */
export function isSearchPage({ path }: Route, { site }: Pick<CompileContext, 'site'>): boolean {
  return site.search !== undefined && path === fillSlugs(site.search.page, site);
}

/** What a search finds in a language on all pages of a site but its own. */
export function allEntries(context: CompileContext, language: Language): SearchEntry[] {
  // What tells of other pages is not asked for on them.
  const alone: CompileContext = { ...context, entries: () => [] };
  return routesOf(context)
    .filter((route) => isSpoken(route, language) && !isSearchPage(route, context))
    .flatMap((route) => searchEntries(route, compilePage(route, language, alone), alone));
}

/** {@link allEntries} of contexts, found once each when they are first asked for. */
export function entriesOnDemand(): CompileContext['entries'] {
  const known = new WeakMap<CompileContext, Map<Language, SearchEntry[]>>();
  return (language, context) => {
    const ofContext = known.get(context) ?? new Map<Language, SearchEntry[]>();
    known.set(context, ofContext);
    const found = ofContext.get(language) ?? allEntries(context, language);
    ofContext.set(language, found);
    return found;
  };
}
