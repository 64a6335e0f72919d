import type { Compiled } from '../../model/compiled.ts';
import { fieldText, type Row } from '../../ui/kit/search-rows.ts';
import type { MenuEntry } from './descriptor.ts';

export type Entry = Compiled<MenuEntry>;

/** The selected menu entry, or the first that shows all rows. */
export function chosenEntry(menu: Entry[], id: string | null): Entry | undefined {
  const all = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return all.find((entry) => entry.id === id) ?? all.find(({ match }) => !match) ?? all[0];
}

/** The rows of an entry, in its order; all without `match`. */
export function rowsOf(rows: Row[], entry: Entry | undefined, nameField: string): Row[] {
  if (!entry?.match) return rows;
  const names = new Set(entry.match);
  return rows.filter((row) => names.has(fieldText(row, nameField)));
}

export interface Page {
  rows: Row[];
  /** From 1. */
  first: number;
  page: number;
  pages: number;
}

/** Returns the nearest page if out of range. */
export function pageOf(rows: Row[], page: number, size: number): Page {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  const first = (shown - 1) * size;
  return { rows: rows.slice(first, first + size), first: first + 1, page: shown, pages };
}

/** Whether the rows need pagination. A `size` of 0 shows all rows. */
export function hasPager(total: number, size: number): boolean {
  return size > 0 && total >= size;
}
