import type { CompiledRelated, Language } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { fillSlugs, routeParameters, withoutLast } from '../../model/schema/placeholders.ts';
import type { RelatedPages } from '../../model/site-search.ts';
import type { SearchEntry } from '../../search/entry.ts';
import type { CompileContext } from '../context.ts';
import { addressingOf } from '../languages.ts';
import { pagesByRoute } from '../pages-by-route.ts';
import { plainText } from '../text.ts';
import { type HeldWord, heldWords } from './held-words.ts';

const usual = 4;

/** The maximum number of shared words to show. */
const mostShared = 2;

/** The items of the named pages that are related to a page, weighted by shared words. */
export function findRelated(
  { pages, maxItems = usual }: RelatedPages,
  path: string,
  language: Language,
  context: CompileContext,
): CompiledRelated[] {
  const { site, synonyms } = context;
  const others = [...new Set(pages.map((route) => fillSlugs(route, site)))]
    .filter((route) => route !== path)
    .map((route) => ({ route, entries: context.entries(language, context, route) }))
    .filter(({ entries }) => entries.length > 0);
  if (others.length === 0) return [];
  const own = context.entries(language, context, path);
  const held = heldWords([...own, ...others.flatMap(({ entries }) => entries)], synonyms, site, language);
  const mine = own.map((entry) => held.get(entry) ?? []);
  return others.flatMap(({ route, entries }): CompiledRelated[] => {
    const page = pagesByRoute(context).get(route);
    if (!page) return [];
    const title = plainText(page.title, language, site);
    const items = entries
      // The page itself is the heading of its items.
      .filter((entry) => entry.title !== title && entry.kind !== 'section')
      .map((entry) => ({ entry, ...nearest(held.get(entry) ?? [], mine) }))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, maxItems)
      .map(({ entry, shared }) => itemOf(entry, shared));
    if (items.length === 0) return [];
    const list = page.routeDefaults ? withoutLast(route) : route;
    const isOne = routeParameters(list).length === 0;
    return [{ title, ...(isOne && { href: routeHref(list, language, addressingOf(context)) }), items }];
  });
}

function nearest(words: HeldWord[], items: HeldWord[][]): { weight: number; shared: HeldWord[] } {
  let best: ReturnType<typeof nearest> = { weight: 0, shared: [] };
  for (const item of items) {
    const shared = words.filter(({ word }) => item.some((one) => one.word === word));
    const weight = shared.reduce((sum, one) => sum + one.weight, 0);
    if (weight > best.weight) best = { weight, shared };
  }
  return best;
}

function itemOf({ title, href, leads, lang }: SearchEntry, shared: HeldWord[]): CompiledRelated['items'][number] {
  const away = leads !== undefined && /^https?:/.test(leads);
  const rarest = shared.toSorted((one, other) => other.weight - one.weight).map(({ word }) => word);
  // Words of the title are not repeated.
  const words = rarest.filter((word) => !title.toLowerCase().includes(word.toLowerCase())).slice(0, mostShared);
  return {
    title,
    to: { href: leads ?? href, ...(away && { external: true, newTab: true }) },
    shared: words,
    ...(lang && { lang }),
  };
}
