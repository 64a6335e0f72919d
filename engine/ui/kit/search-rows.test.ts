import { describe, expect, it } from 'vitest';
import { rowsIn, searchRows } from './search-rows.ts';

const rows = [
  { name: 'CALYPSO', summary: '结构搜索', note: '<p>See <b>silicon</b></p>' },
  { name: 'BandUP', summary: '能带反折叠', note: '<a href="/silicon.zip">x</a>' },
  { name: 'ELF', summary: [{ strong: '电子' }, '局域函数'] },
  { name: { label: 'Wannier90', to: { href: '/files/wannier.zip' } } },
];

describe('searchRows', () => {
  const found = (text: string) => searchRows(rows, text, ['name', 'summary', 'note']).map(({ name }) => name);

  it('requires every word, in any field and case', () => {
    expect(found('bandup 能带')).toEqual(['BandUP']);
    expect(found('电子局域')).toEqual(['ELF']);
    expect(found('  ')).toHaveLength(4);
    expect(found('perovskite')).toEqual([]);
  });

  it('searches the words of HTML and not its markup', () => {
    expect(found('silicon')).toEqual(['CALYPSO']);
    expect(found('href')).toEqual([]);
  });

  it('searches a link by its label', () => {
    expect(searchRows(rows, 'wannier', ['name'])).toEqual([rows[3]]);
    expect(searchRows(rows, 'files', ['name'])).toEqual([]);
  });
});

it('rows are those of an answer, of the one page that it holds, or a section’s own', () => {
  const rows = [{ name: 'a' }];
  expect(rowsIn(rows, [])).toBe(rows);
  expect(rowsIn({ data: rows }, [])).toBe(rows);
  expect(rowsIn(undefined, rows)).toBe(rows);
  expect(rowsIn(undefined)).toEqual([]);
});
