import type { CitedFields } from '../model/citation.ts';
import { fieldText, type Row } from '../model/field-text.ts';
import { readAuthors } from './authors.ts';

/** The text of a field in one line; empty if it has none. */
export function citationText(row: Row, field: string | undefined): string {
  return field ? fieldText(row, field).replace(/\s+/g, ' ').trim() : '';
}

/** The year and month of `2025-01-31`, `20250131` or `2025`. */
export function citationDay(day: string): { year?: string; month?: string } {
  return /^(?<year>\d{4})(?:-?(?<month>0[1-9]|1[0-2]))?/.exec(day)?.groups ?? {};
}

/** Whether a row can be cited: it has an author, a title and a year. */
export function isCitable(row: Row, { authors, title, year }: CitedFields): boolean {
  const isNamed = readAuthors(citationText(row, authors)).names.length > 0;
  return isNamed && citationText(row, title) !== '' && citationDay(citationText(row, year)).year !== undefined;
}
