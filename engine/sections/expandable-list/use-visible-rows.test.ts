import { describe, expect, it } from 'vitest';
import { chosenEntry, type Entry, hasPager, pageOf, rowsOf } from './use-visible-rows.ts';

const rows = [
  { name: 'CALYPSO', summary: '结构搜索', note: '<p>See <b>silicon</b></p>' },
  { name: 'BandUP', summary: '能带反折叠', note: '<a href="/silicon.zip">x</a>' },
  { name: 'ELF', summary: [{ strong: '电子' }, '局域函数'] },
];
const menu: Entry[] = [
  {
    id: 'structure',
    label: '结构',
    match: ['CALYPSO'],
    children: [{ id: 'search', label: '搜索', match: ['CALYPSO'] }],
  },
  { id: 'electrons', label: '电子', match: ['ELF', 'BandUP', 'absent'] },
  { id: 'all', label: '全部' },
];

describe('chosenEntry', () => {
  it('finds entries at both levels', () => {
    expect(chosenEntry(menu, 'electrons')?.label).toBe('电子');
    expect(chosenEntry(menu, 'search')?.label).toBe('搜索');
  });

  it('falls back on the entry that shows everything', () => {
    expect(chosenEntry(menu, null)?.id).toBe('all');
    expect(chosenEntry(menu, 'nonsense')?.id).toBe('all');
    expect(chosenEntry([], null)).toBeUndefined();
  });
});

it('narrows rows to the names of an entry, in the order of the rows', () => {
  expect(rowsOf(rows, menu[1], 'name').map(({ name }) => name)).toEqual(['BandUP', 'ELF']);
  expect(rowsOf(rows, menu[2], 'name')).toEqual(rows);
});

describe('pageOf', () => {
  const many = Array.from({ length: 23 }, (_, index) => ({ id: index + 1 }));

  it('numbers rows on through the pages', () => {
    expect(pageOf(many, 3, 7)).toMatchObject({ first: 15, page: 3, pages: 4 });
    expect(pageOf(many, 4, 7).rows).toEqual([{ id: 22 }, { id: 23 }]);
  });

  it('takes the nearest page when one is out of range', () => {
    expect(pageOf(many, 9, 10)).toMatchObject({ first: 21, page: 3 });
    expect(pageOf(many, 0, 10)).toMatchObject({ first: 1, page: 1 });
    expect(pageOf([], 2, 10)).toMatchObject({ rows: [], page: 1, pages: 1 });
  });
});

it.each([
  [99, 100, false],
  [100, 100, true],
  [101, 100, true],
  [0, 100, false],
  [10, 10, true],
  [9, 10, false],
  [500, 0, false],
])('of %i rows at %i a page, it is %s that there is a pager', (total, size, expected) => {
  expect(hasPager(total, size)).toBe(expected);
});
