import type { CitedFields } from '../model/citation.ts';
import { fieldText, type Row } from '../model/field-text.ts';

/** The text of a field in one line; empty if it has none. */
export function citationText(row: Row, field: string | undefined): string {
  return field ? fieldText(row, field).replace(/\s+/g, ' ').trim() : '';
}

/** The year and month of `2025-01-31`, `20250131` or `2025`. */
export function citationDay(day: string): { year?: string; month?: string } {
  return /^(?<year>\d{4})(?:-?(?<month>0[1-9]|1[0-2]))?/.exec(day)?.groups ?? {};
}

/** The end of a list with unnamed authors. */
export const furtherAuthors =
  /[\s,，;；、&＆]*(?:\bet\.?\s+al(?:\.|ii\b|\b)|(?:\band|[&＆])\s+(?:\d+\s+)?(?:others|co-?workers)|等人?|ほか)[\s.。]*$/iu;

export const suffix = /^(?:(?:Jr|Sr|Jnr|Snr)\.?|I{2,3}|IV)$/;

/** Whether a row can be cited: it has an author, a title and a year. Tables load it, so it does not read the names. */
export function isCitable(row: Row, { authors, title, year }: CitedFields): boolean {
  const parts = citationText(row, authors)
    .replace(furtherAuthors, '')
    .split(/[{},，;；、&＆]/);
  const isNamed = parts.some((part) => part.trim() !== '' && !suffix.test(part.trim()));
  return isNamed && citationText(row, title) !== '' && citationDay(citationText(row, year)).year !== undefined;
}
