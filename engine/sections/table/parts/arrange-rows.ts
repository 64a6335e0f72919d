import { groupBy } from '../../../model/group-by.ts';
import type { RowGrouping } from '../../../model/row-grouping.ts';
import { fieldText, type Row } from '../../../ui/kit/search-rows.ts';

/** A row of a table's body: the heading of a group, or a row with its number. */
export type BodyRow = { heading: string; count: number } | { row: Row; number: number };

/** Numbers rows, and puts headings between them. The heading of rows without a value is empty. */
export function arrangeRows(rows: Row[], language: string, grouping?: RowGrouping, from = 0): BodyRow[] {
  const groups = grouping ? groupRows(rows, grouping, language) : [{ value: '', rows }];
  let number = from;
  return groups.flatMap(({ value, rows }) => [
    ...(grouping ? [{ heading: value, count: rows.length }] : []),
    ...rows.map((row) => {
      number += 1;
      return { row, number };
    }),
  ]);
}

/** Rows by the value of a field. Rows without a value come last. */
function groupRows(rows: Row[], { field, order }: RowGrouping, language: string): { value: string; rows: Row[] }[] {
  const groups = [...groupBy(rows, (row) => fieldText(row, field))].map(([value, rows]) => ({ value, rows }));
  const { compare } = new Intl.Collator(language, { numeric: true });
  if (order) groups.sort((a, b) => compare(a.value, b.value));
  if (order === 'descending') groups.reverse();
  return [...groups.filter(({ value }) => value !== ''), ...groups.filter(({ value }) => value === '')];
}
