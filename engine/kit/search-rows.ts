import type { Inline } from '../descriptor/compiled.ts';
import { plainText } from './inline.tsx';

/** A row, as the descriptor or the source gives it. */
export type Row = Record<string, unknown>;

/** The words of one field of a row, those of a link by its label; empty when the row has no such field. */
export function fieldText(row: Row, field: string): string {
  const value = row[field];
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  const isLink = typeof value === 'object' && 'label' in value;
  return plainText((isLink ? value.label : value) as Inline);
}

/** What searches look at, by row: the text of some fields in lower case, markup left out. Rows never change. */
const searched = new WeakMap<Row, Map<string, string>>();

function wordsOf(row: Row, fields: string[]): string {
  const known = searched.get(row) ?? new Map<string, string>();
  searched.set(row, known);
  const key = fields.join(' ');
  let words = known.get(key);
  if (words === undefined) {
    words = fields
      .map((field) => fieldText(row, field).replace(/<[^>]*>/g, ' '))
      .join(' ')
      .toLowerCase();
    known.set(key, words);
  }
  return words;
}

/** The rows that hold every word of a search, in any of these fields, whatever the case. Markup is not searched. */
export function searchRows<T extends Row>(rows: T[], text: string, fields: string[]): T[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return rows;
  return rows.filter((row) => {
    const words = wordsOf(row, fields);
    return terms.every((term) => words.includes(term));
  });
}
