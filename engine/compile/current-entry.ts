import type { CompiledNavigationEntry, CurrentEntry } from '../model/compiled.ts';

/** The navigation entry to mark on a page: the first that links to it, or to the nearest page above it. */
export function currentEntry(
  navigation: CompiledNavigationEntry[],
  address: string,
  holders: string[],
): CurrentEntry | undefined {
  for (const target of [address, ...holders].map(pathOf)) {
    const at = placeOf(navigation, target);
    if (at) return { at, isPage: target === address };
  }
  return undefined;
}

/** The positions of the first entry with an address, the outermost first. */
function placeOf(entries: CompiledNavigationEntry[], address: string): number[] | undefined {
  for (const [index, { to, children = [] }] of entries.entries()) {
    if (to && pathOf(to.href) === address) return [index];
    const below = placeOf(children, address);
    if (below) return [index, ...below];
  }
  return undefined;
}

/** The path of a link, without a final slash. */
function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}
