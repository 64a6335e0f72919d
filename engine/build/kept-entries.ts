import type { SearchEntry } from '../search/entry.ts';

/** What a search finds on pages, as it is kept: what stands on several of them alike is there once. Plain data. */
export interface KeptEntries {
  /** Entries whose addresses begin where that of their page ends. */
  entries: SearchEntry[];
  /** By a page's name its address, and the positions of its entries. */
  pages: Record<string, [href: string, ...positions: number[]]>;
}

/** What is kept of the entries of these pages; of one without any given, what was kept `before`. */
export function packed(
  pages: (readonly [name: string, entries: SearchEntry[] | undefined])[],
  before: KeptEntries = { entries: [], pages: {} },
): KeptEntries {
  const kept: KeptEntries = { entries: [...before.entries], pages: {} };
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

/** Finds the entries of a page by its name; `undefined` where nothing is kept of it. */
export function unpacked({ entries, pages }: KeptEntries): (name: string) => SearchEntry[] | undefined {
  return (name) => {
    const [own, ...positions] = (Object.hasOwn(pages, name) && pages[name]) || [];
    if (own === undefined) return undefined;
    return positions.map((position) => {
      const one = entries[position] as SearchEntry;
      return { ...one, href: own + one.href };
    });
  };
}
