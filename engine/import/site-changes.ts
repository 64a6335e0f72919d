import { applyOperations, type Operation } from '../edit/operations.ts';
import { readWholeFile } from '../edit/passage.ts';
import { translateTexts } from '../generate/scaffold/site-texts.ts';
import { codesOf } from '../model/schema/languages.ts';
import { oldAddress } from '../model/schema/redirects.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { ImportedContent } from './imported-content.ts';
import { type PlacedEntry, plainAddress } from './place-entries.ts';

export interface SiteChanges {
  /** The text of `site.json` with the new redirects and menu entries. All other bytes stay. */
  text: string;
  redirects: number;
  /** Old addresses with characters that redirects cannot have, such as `+`. */
  lost: string[];
}

/** Adds redirects from old addresses, and menu entries for pages and, with a `list`, for the list of posts. */
export function changeSite(
  text: string,
  site: SiteDescriptor,
  placed: PlacedEntry[],
  { origin, routes, list }: Pick<ImportedContent, 'origin'> & { routes: Set<string>; list: string | undefined },
): SiteChanges {
  const known = new Set((site.redirects ?? []).map(({ from }) => from));
  const found = new Map<string, string>();
  const lost: string[] = [];
  for (const { entry, route } of placed)
    for (const address of entry.published) {
      const from = plainAddress(address, origin);
      if (from === route || from === '/' || from.includes('?') || routes.has(from) || known.has(from)) continue;
      if (oldAddress.test(from) && !/[{}]|\/\.{1,2}(?:\/|$)/.test(from)) found.set(from, route);
      else lost.push(from);
    }
  const codes = codesOf(site);
  const links = [
    ...(list === undefined ? [] : [{ label: translateTexts({ zh: '文章', en: 'Posts' }, codes), to: list }]),
    ...placed.flatMap(({ entry, route }) =>
      entry.kind === 'page' && !entry.isDraft ? [{ label: entry.title || route, to: route }] : [],
    ),
  ];
  const operations = [
    ...additions(
      'redirects',
      site.redirects,
      Array.from(found, ([from, to]) => ({ from, to })),
    ),
    ...additions('navigation', site.navigation, menuOf(links, codes)),
  ];
  return {
    text: applyOperations(readWholeFile('pages/site.json', text), operations).text,
    redirects: found.size,
    lost,
  };
}

/** Few links are entries of the menu; many are below one. */
function menuOf(links: { label: unknown; to: string }[], codes: string[]): object[] {
  const [first, ...pages] = links;
  if (!first || links.length <= 4) return links;
  return [first, { label: translateTexts({ zh: '页面', en: 'Pages' }, codes), children: pages }];
}

function additions(name: string, present: unknown[] | undefined, added: object[]): Operation[] {
  if (added.length === 0) return [];
  if (!present) return [{ op: 'add', path: `/${name}`, value: added }];
  return added.map((value) => ({ op: 'add', path: `/${name}/-`, value }));
}
