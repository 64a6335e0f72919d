import { fieldText, type Row } from '../../model/field-text.ts';
import { oncePer } from '../../model/schema/once.ts';

export { fieldInline, fieldText, type Row } from '../../model/field-text.ts';

/** A response with rows: a list, or one page with the number of the last page. */
export type RowsAnswer = Row[] | { data: Row[]; last_page?: number };

/** The rows of a response or of the section itself. */
export function rowsIn(answer: RowsAnswer | undefined, own: Row[] = []): Row[] {
  if (answer && 'data' in answer) return answer.data;
  return answer ?? own;
}

/** Lower-case search texts, by row. Rows are immutable. */
const wordsOf = oncePer((row: Row) =>
  oncePer((fields: string) =>
    fields
      .split(' ')
      .map((field) => fieldText(row, field).replace(/<[^>]*>/g, ' '))
      .join(' ')
      .toLowerCase(),
  ),
);

/** The search texts of rows, cached by rows and fields. */
export function searchTexts(rows: Row[], fields: string[]): string[] {
  return allWords(rows)(fields.join(' '));
}

const allWords = oncePer((rows: Row[]) => oncePer((fields: string) => rows.map((row) => wordsOf(row)(fields))));

/** The rows that contain every search word in any of these fields, ignoring case and markup. */
export function searchRows<T extends Row>(rows: T[], text: string, fields: string[]): T[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return rows;
  return rows.filter((row) => {
    const words = wordsOf(row)(fields.join(' '));
    return terms.every((term) => words.includes(term));
  });
}
