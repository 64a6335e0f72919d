import { expect, test } from 'vitest';
import { groupRows, sliceGroups } from './group-rows.ts';

const rows = ['9', '', '10', '9', '10', '9'].map((year, id) => ({ id, year }));
const groups = (order?: 'ascending' | 'descending') =>
  groupRows(rows, { field: 'year', ...(order && { order }) }, 'en').map(
    ({ value, rows }) => `${value}: ${rows.map(({ id }) => id)}`,
  );

test('groups follow the rows or an order by number, and rows without a value come last', () => {
  expect(groups()).toEqual(['9: 0,3,5', '10: 2,4', ': 1']);
  expect(groups('ascending')).toEqual(['9: 0,3,5', '10: 2,4', ': 1']);
  expect(groups('descending')).toEqual(['10: 2,4', '9: 0,3,5', ': 1']);
});

test('a range has the parts of the groups in it, with the size of each whole group', () => {
  const part = (from: number, to: number) =>
    sliceGroups(groupRows(rows, { field: 'year' }, 'en'), from, to).map(
      ({ value, rows, count, isContinued, first }) =>
        `${value}: ${rows.map(({ id }) => id)} of ${count} at ${first}${isContinued ? ', continued' : ''}`,
    );
  expect(part(0, 6)).toEqual(['9: 0,3,5 of 3 at 0', '10: 2,4 of 2 at 3', ': 1 of 1 at 5']);
  expect(part(0, 2)).toEqual(['9: 0,3 of 3 at 0']);
  expect(part(2, 4)).toEqual(['9: 5 of 3 at 2, continued', '10: 2 of 2 at 3']);
  expect(part(3, 5)).toEqual(['10: 2,4 of 2 at 3']);
  expect(part(6, 9)).toEqual([]);
});
