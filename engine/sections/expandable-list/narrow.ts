import type { Compiled, Inline } from '../../descriptor/compiled.ts';
import { plainText } from '../../kit/inline.tsx';
import type { MenuEntry } from './descriptor.ts';

/** An entry of the menu, compiled. */
export type Entry = Compiled<MenuEntry>;

/** A row, as the descriptor or the source gives it. */
export type ListRow = Record<string, unknown>;

/** The words of one field of a row; empty when the row has no such field. */
export function fieldText(row: ListRow, field: string): string {
  const value = row[field];
  if (value === undefined || value === null) return '';
  return typeof value === 'number' ? String(value) : plainText(value as Inline);
}

/** The chosen entry of a menu, at either level: the one with this id, else the first that shows everything. */
export function chosenEntry(menu: Entry[], id: string | null): Entry | undefined {
  const all = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return all.find((entry) => entry.id === id) ?? all.find(({ match }) => !match) ?? all[0];
}

/** The rows that an entry shows: those whose name it lists, in their own order; all of them when it lists none. */
export function rowsOf(rows: ListRow[], entry: Entry | undefined, nameField: string): ListRow[] {
  if (!entry?.match) return rows;
  const names = new Set(entry.match);
  return rows.filter((row) => names.has(fieldText(row, nameField)));
}

/** The rows that hold every word of a search, in any of these fields, whatever the case. Markup is not searched. */
export function searchRows(rows: ListRow[], text: string, fields: string[]): ListRow[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return rows;
  return rows.filter((row) => {
    const words = fields.map((field) => fieldText(row, field).replace(/<[^>]*>/g, ' ')).join(' ');
    return terms.every((term) => words.toLowerCase().includes(term));
  });
}

/** One page of rows, with the number of its first row and how many pages there are. A page out of range is the nearest. */
export function pageOf(
  rows: ListRow[],
  page: number,
  size: number,
): { rows: ListRow[]; first: number; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  const first = (shown - 1) * size;
  return { rows: rows.slice(first, first + size), first: first + 1, page: shown, pages };
}
