import type { RowGrouping } from '../../../model/row-grouping.ts';
import { groupRows } from '../../../ui/kit/group-rows.ts';
import type { Row } from '../../../ui/kit/search-rows.ts';

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
