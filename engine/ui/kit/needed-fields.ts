import type { Row } from './search-rows.ts';

/** A row with the fields that a section needs by their names there; `fields` holds what the row calls them, where that differs. */
export function withNeededFields<Item>(row: Row, fields: Partial<Record<keyof Item & string, string>> = {}): Item {
  const needed = Object.entries(fields).map(([name, field]) => [name, row[field as string]]);
  return { ...row, ...Object.fromEntries(needed) } as Item;
}
