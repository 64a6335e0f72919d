import { fieldText, type Row } from '../../model/field-text.ts';
import { oncePer } from '../../model/schema/once.ts';

export { fieldInline, fieldText, type Row } from '../../model/field-text.ts';

/** An answer that holds rows: a list of them, or one page of a list, with the number of the last page. */
export type RowsAnswer = Row[] | { data: Row[]; last_page?: number };

/** The rows of a section: those of its source's answer, or those that it holds itself. */
export function rowsIn(answer: RowsAnswer | undefined, own: Row[] = []): Row[] {
  if (answer && 'data' in answer) return answer.data;
  return answer ?? own;
}

/** What searches look at, by row: the text of some fields in lower case, markup left out. Rows never change. */
const wordsOf = oncePer((row: Row) =>
  oncePer((fields: string) =>
    fields
      .split(' ')
      .map((field) => fieldText(row, field).replace(/<[^>]*>/g, ' '))
      .join(' ')
      .toLowerCase(),
  ),
);

/** What searches look at, of each of these rows in its place; the same list for the same rows and fields. */
export function textsOf(rows: Row[], fields: string[]): string[] {
  return allWords(rows)(fields.join(' '));
}

const allWords = oncePer((rows: Row[]) => oncePer((fields: string) => rows.map((row) => wordsOf(row)(fields))));

/** The rows that hold every word of a search, in any of these fields, whatever the case. Markup is not searched. */
export function searchRows<T extends Row>(rows: T[], text: string, fields: string[]): T[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return rows;
  return rows.filter((row) => {
    const words = wordsOf(row)(fields.join(' '));
    return terms.every((term) => words.includes(term));
  });
}
