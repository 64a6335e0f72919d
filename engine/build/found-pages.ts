import { once } from '../model/schema/once.ts';
import type { SearchEntry } from '../search/entry.ts';
import { hashOf } from '../site/files/seal.ts';
import { type KeptEntries, packed, unpacked } from './kept-entries.ts';
import type { Found } from './search-tasks.ts';

/** A page on which a search finds something. */
export interface FoundPage {
  /** Its language and route. */
  id: string;
  print: string;
  /** Its entries; where they are not at hand, how they are made where nothing was kept of them. */
  entries: SearchEntry[] | (() => SearchEntry[]);
}

/** What a search finds on the pages of a language, one after another: looked up when it is asked for, and of as many pages as there are by then. */
export interface FoundPages extends Found {
  add(page: FoundPage): void;
  /** A hash of which pages there are, and what is found on each. */
  print(): string;
  /** What a later process needs to know of it. */
  kept(): KeptEntries;
}

/** Collects what a search finds on pages; `kept` reads what was kept of those of the last build. */
export function foundPages(kept: () => KeptEntries | undefined): FoundPages {
  const pages: FoundPage[] = [];
  const prints: string[] = [];
  const entries: SearchEntry[] = [];
  const before = once(() => kept() ?? { entries: [], pages: {} });
  const look = once(() => unpacked(before()));
  const entriesOf = ({ id, entries }: FoundPage): SearchEntry[] =>
    typeof entries === 'function' ? (look()(id) ?? entries()) : entries;
  const isKept = ({ id, entries }: FoundPage) => typeof entries === 'function' && Object.hasOwn(before().pages, id);
  let looked = 0;
  return {
    prints,
    add(page) {
      pages.push(page);
      prints.push(page.print);
    },
    entries() {
      for (; looked < pages.length; looked++) entries.push(...entriesOf(pages[looked] as FoundPage));
      return entries;
    },
    print: () => hashOf(pages.map(({ id, print }) => `${id}\n${print}`).join('\n')),
    kept() {
      const told = packed(
        pages.map((page) => [page.id, isKept(page) ? undefined : entriesOf(page)] as const),
        before(),
      );
      // What no page has any more is left out when it is half of all.
      const used = new Set(Object.values(told.pages).flatMap(([_, ...positions]) => positions));
      return told.entries.length > 2 * used.size
        ? packed(pages.map((page) => [page.id, entriesOf(page)] as const))
        : told;
    },
  };
}
