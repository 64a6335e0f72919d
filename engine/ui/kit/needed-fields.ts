import type { Row } from '../../model/field-text.ts';
import type { LocalizedWords } from '../../model/kinds.ts';

/** A record whose texts are in the language of the page. */
type InLanguage<Item> = { [Field in keyof Item]: Exclude<Item[Field], LocalizedWords> };

/** Renames row fields to the names that a section expects; `fields` maps expected names to row fields. */
export function withNeededFields<Item>(
  row: Row,
  fields: Partial<Record<keyof Item & string, string>> = {},
): InLanguage<Item> {
  const needed = Object.entries(fields).map(([name, field]) => [name, row[field as string]]);
  return { ...row, ...Object.fromEntries(needed) } as InLanguage<Item>;
}
