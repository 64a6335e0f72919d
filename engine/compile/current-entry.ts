import type { CompiledNavigationEntry, CurrentEntry } from '../model/compiled.ts';

/**
 * The one entry of the navigation that a page is marked at: the first that leads to the page itself, else to the nearest of the
 * pages that hold it. `undefined` where no entry leads to any of them.
 */
export function currentEntry(
  navigation: CompiledNavigationEntry[],
  address: string,
  holders: string[],
): CurrentEntry | undefined {
  for (const sought of [address, ...holders].map(pathOf)) {
    const at = placeOf(navigation, sought);
    if (at) return { at, isPage: sought === address };
  }
  return undefined;
}

/** The positions that lead to the first entry with an address, the outermost first. */
function placeOf(entries: CompiledNavigationEntry[], address: string): number[] | undefined {
  for (const [index, { to, children = [] }] of entries.entries()) {
    if (to && pathOf(to.href) === address) return [index];
    const below = placeOf(children, address);
    if (below) return [index, ...below];
  }
  return undefined;
}

/** The path that a link names, without the slash that it may end in. */
function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}
