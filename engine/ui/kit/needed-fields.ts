import type { Row } from './search-rows.ts';

/** Renames row fields to the names that a section expects; `fields` maps expected names to row fields. */
export function withNeededFields<Item>(row: Row, fields: Partial<Record<keyof Item & string, string>> = {}): Item {
  const needed = Object.entries(fields).map(([name, field]) => [name, row[field as string]]);
  return { ...row, ...Object.fromEntries(needed) } as Item;
}
