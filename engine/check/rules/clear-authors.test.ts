import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';

const table = (more: object) => ({
  'pages/product.json': {
    ...smallSite['pages/product.json'],
    sections: [
      {
        type: 'table',
        columns: [{ field: 'title', label: 'Title' }],
        cite: { authors: 'by', title: 'title', year: 'year' },
        ...more,
      },
    ],
  },
});
const row = (by: unknown) => ({ by, title: 'Equations', year: '1965' });
const says = /can be read in two ways; they are cited as/;

test('ambiguous authors are reported at their row, in each language, with the citation', async () => {
  const told = await complaints(table({ rows: [row('Kohn, W., & Sham, L. J.'), row('Kohn, Walter')] }));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^pages\/product\.json:\d+:\d+ {2}sections\[0\] \(table\)\.rows\[1\]\.by: .*"Kohn, Walter"/);
  expect(told[0]).toMatch(says);
  const both = await complaints(table({ rows: [row({ zh: '王小明、李华', en: 'Smith, Jones and Brown' })] }));
  expect(both).toEqual([expect.stringMatching(/rows\[0\]\.by\.en: .*cited as Smith \| Jones \| Brown/)]);
});

test('of a long list its beginning and the first names are shown', async () => {
  const [told = ''] = await complaints(table({ rows: [row(`${'Kohn W, '.repeat(3000)}Sham LJ*`)] }));
  expect(told).toMatch(/"(Kohn W, ){10}…" can be read in two ways/);
  expect(told).toMatch(/cited as (Kohn, W \| ){4}Kohn, W and 2996 more\./);
  const [short = ''] = await complaints(table({ rows: [row('Kohn W, Sham LJ*')] }));
  expect(short).toMatch(/"Kohn W, Sham LJ\*" .* cited as Kohn, W \| LJ\*, Sham\./);
});

test('authors of records are reported in their file', async () => {
  const record = { id: 1, title: 'A', summary: 'Kohn, Walter', time: '2025-01-01', content: '' };
  const told = await complaints({
    ...table({
      data: { source: 'news.list', params: { page: '1' } },
      cite: { authors: 'summary', title: 'title', year: 'time' },
    }),
    'assets/records/news/a.json': [record, { ...record, id: 2, summary: 'Kohn, Walter;' }],
  });
  expect(
    told.filter((line) => says.test(line)),
    told.join('\n'),
  ).toEqual([expect.stringMatching(/^assets\/records\/news\/a\.json:\d+:\d+ {2}\[0\]\.summary: /)]);
});
