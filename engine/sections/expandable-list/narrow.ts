import type { Compiled } from '../../model/compiled.ts';
import { fieldText, type Row } from '../../ui/kit/search-rows.ts';
import type { MenuEntry } from './descriptor.ts';

export type Entry = Compiled<MenuEntry>;

/** The chosen entry of a menu, at either level: the one with this id, else the first that shows everything. */
export function chosenEntry(menu: Entry[], id: string | null): Entry | undefined {
  const all = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return all.find((entry) => entry.id === id) ?? all.find(({ match }) => !match) ?? all[0];
}

/** The rows that an entry shows: those whose name it lists, in their own order; all of them when it lists none. */
export function rowsOf(rows: Row[], entry: Entry | undefined, nameField: string): Row[] {
  if (!entry?.match) return rows;
  const names = new Set(entry.match);
  return rows.filter((row) => names.has(fieldText(row, nameField)));
}

export interface Page {
  rows: Row[];
  /** The number of its first row, from 1. */
  first: number;
  page: number;
  pages: number;
}

/** One page of rows. A page out of range is the nearest. */
export function pageOf(rows: Row[], page: number, size: number): Page {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  const first = (shown - 1) * size;
  return { rows: rows.slice(first, first + size), first: first + 1, page: shown, pages };
}

/** Whether a list of `total` rows has a pager: only one shorter than a page has none. A `size` of 0 shows all rows. */
export function hasPager(total: number, size: number): boolean {
  return size > 0 && total >= size;
}
