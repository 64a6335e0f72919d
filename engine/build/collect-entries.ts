import { once } from '../model/schema/once.ts';
import type { SearchEntry } from '../search/entry.ts';
import { hashOf } from '../site/files/seal.ts';
import { type PackedEntries, packEntries, unpackEntries } from './pack-entries.ts';

export interface PageEntries {
  /** Its language and route. */
  id: string;
  print: string;
  /** Its entries, or a function that compiles them if they are not cached. */
  entries: SearchEntry[] | (() => SearchEntry[]);
}

export type EntryCollector = ReturnType<typeof collectEntries>;

/** Collects the search entries of a language's pages, loaded on demand; `kept` reads those of the last build. */
export function collectEntries(kept: () => PackedEntries | undefined) {
  const pages: PageEntries[] = [];
  const prints: string[] = [];
  const entries: SearchEntry[] = [];
  const before = once(() => kept() ?? { entries: [], pages: {} });
  const look = once(() => unpackEntries(before()));
  const entriesOf = ({ id, entries }: PageEntries): SearchEntry[] =>
    typeof entries === 'function' ? (look()(id) ?? entries()) : entries;
  const isKept = ({ id, entries }: PageEntries) => typeof entries === 'function' && Object.hasOwn(before().pages, id);
  let added = 0;
  return {
    prints,
    add(page: PageEntries) {
      pages.push(page);
      prints.push(page.print);
    },
    entries() {
      for (; added < pages.length; added++) entries.push(...entriesOf(pages[added] as PageEntries));
      return entries;
    },
    /** A hash of the pages with their entries. */
    print: () => hashOf(pages.map(({ id, print }) => `${id}\n${print}`).join('\n')),
    kept(): PackedEntries {
      const packed = packEntries(
        pages.map((page) => [page.id, isKept(page) ? undefined : entriesOf(page)] as const),
        before(),
      );
      // Repack when more than half of the entries are unused.
      const used = new Set(Object.values(packed.pages).flatMap(([_, ...positions]) => positions));
      return packed.entries.length > 2 * used.size
        ? packEntries(pages.map((page) => [page.id, entriesOf(page)] as const))
        : packed;
    },
  };
}
