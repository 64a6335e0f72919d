import type { SearchEntry } from '../search/entry.ts';

/** Search entries for the cache, with equal ones stored once. Plain data. */
export interface PackedEntries {
  /** Entries with addresses relative to their page. */
  entries: SearchEntry[];
  /** By page id: its address, and the positions of its entries. */
  pages: Record<string, [href: string, ...positions: number[]]>;
}

/** Packs the entries of pages. A page without entries keeps those of `before`. */
export function packEntries(
  pages: (readonly [name: string, entries: SearchEntry[] | undefined])[],
  before: PackedEntries = { entries: [], pages: {} },
): PackedEntries {
  const kept: PackedEntries = { entries: [...before.entries], pages: {} };
  const positions = new Map<string, number>();
  for (const [name, entries] of pages) {
    const known = before.pages[name];
    if (!entries && known) kept.pages[name] = known;
    if (!entries) continue;
    const { href: own = '' } = entries[0] ?? {};
    const places = entries.map((entry) => {
      const one = { ...entry, href: entry.href.slice(own.length) };
      const text = JSON.stringify(one);
      const position = positions.get(text) ?? kept.entries.push(one) - 1;
      positions.set(text, position);
      return position;
    });
    kept.pages[name] = [own, ...places];
  }
  return kept;
}

/** Returns a function that looks up a page's entries by its id. */
export function unpackEntries({ entries, pages }: PackedEntries): (name: string) => SearchEntry[] | undefined {
  return (name) => {
    const [own, ...positions] = (Object.hasOwn(pages, name) && pages[name]) || [];
    if (own === undefined) return undefined;
    return positions.map((position) => {
      const one = entries[position] as SearchEntry;
      return { ...one, href: own + one.href };
    });
  };
}
