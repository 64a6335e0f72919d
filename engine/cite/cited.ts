import type { CitedFields } from '../model/citation.ts';
import { fieldText, type Row } from '../model/field-text.ts';
import { readAuthors } from './authors.ts';

/** The words of a field, in one line. Empty for none. */
export function citedText(row: Row, field: string | undefined): string {
  return field ? fieldText(row, field).replace(/\s+/g, ' ').trim() : '';
}

/** The year and the month in a day, `2025-01-31`, `20250131` or `2025`; neither where it begins with no year. */
export function citedDay(day: string): { year?: string; month?: string } {
  return /^(?<year>\d{4})(?:-?(?<month>0[1-9]|1[0-2]))?/.exec(day)?.groups ?? {};
}

/** Whether a row is cited: it has an author, a title and a year. */
export function isCited(row: Row, { authors, title, year }: CitedFields): boolean {
  const isNamed = readAuthors(citedText(row, authors)).names.length > 0;
  return isNamed && citedText(row, title) !== '' && citedDay(citedText(row, year)).year !== undefined;
}
