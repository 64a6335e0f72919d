import { groupBy } from '../../model/group-by.ts';
import type { RowGrouping } from '../../model/row-grouping.ts';
import { fieldText, type Row } from './search-rows.ts';

export interface RowGroup {
  /** The value of the field; empty for rows without one. */
  value: string;
  rows: Row[];
}

/** Groups rows by the value of a field. Rows without a value come last. */
export function groupRows(rows: Row[], { field, order }: RowGrouping, language: string): RowGroup[] {
  const groups = [...groupBy(rows, (row) => fieldText(row, field))].map(([value, rows]) => ({ value, rows }));
  const { compare } = new Intl.Collator(language, { numeric: true });
  if (order) groups.sort((a, b) => compare(a.value, b.value));
  if (order === 'descending') groups.reverse();
  return [...groups.filter(({ value }) => value !== ''), ...groups.filter(({ value }) => value === '')];
}

export interface GroupSlice extends RowGroup {
  /** The number of rows in the whole group. */
  count: number;
  /** Whether earlier rows of the group are before the range. */
  isContinued: boolean;
  /** The position of the first row among the rows of all groups. */
  first: number;
}

/** The groups with rows in a range of positions, such as a page, each with only these rows. */
export function sliceGroups(groups: RowGroup[], from: number, to: number): GroupSlice[] {
  let start = 0;
  return groups.flatMap(({ value, rows }) => {
    const first = Math.max(from, start);
    const shown = rows.slice(first - start, Math.max(0, to - start));
    const slice = { value, rows: shown, count: rows.length, isContinued: first > start, first };
    start += rows.length;
    return shown.length > 0 ? [slice] : [];
  });
}
