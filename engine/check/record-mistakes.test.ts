import { describe, expect, test } from 'vitest';
import { complaints, type Files, smallNews, smallSite } from '../generate/gallery/small-site.ts';

const file = 'assets/records/news/more.json';
const news = (fields: object): Files => ({ [file]: { ...smallNews[0], id: 7, content: '', ...fields } });
const row = (kind: string, value: unknown): Files => ({
  'pages/second.json': {
    ...smallSite['pages/second.json'],
    sections: [
      { type: 'table', id: 'guide', columns: [{ field: 'a', label: 'A', kind }], rows: [{ a: 'x' }, { a: value }] },
      { type: 'include', name: 'links' },
    ],
  },
});
const only = async (files: Files) => {
  const told = await complaints(files);
  expect(told, told.join('\n')).toHaveLength(1);
  return told[0];
};

test('valid records and cells cause no problem', async () => {
  const html = '<p>a <b>b</b> **c** {d}</p><ul><li>1<li>2</ul>';
  expect(await complaints(news({ time: '2024-02-29', content: html }))).toEqual([]);
  expect(await complaints(row('html', html))).toEqual([]);
  for (const day of ['20240229', '2025-01-31', '2025-01', 'soon', '—'])
    expect(await complaints(row('date', day))).toEqual([]);
});

describe('a day', () => {
  test.each([
    ['soon', '"soon" is not a day: write yyyy-mm-dd, as in 2025-01-31.'],
    ['', '"" is not a day: write yyyy-mm-dd, as in 2025-01-31.'],
    ['2025-01', '"2025-01" is not a day: write yyyy-mm-dd, as in 2025-01-31.'],
    ['2025-02-30', '"2025-02-30" is no day of the calendar: that month has 28 days.'],
    ['2023-02-29', '"2023-02-29" is no day of the calendar: that month has 28 days.'],
    ['1900-02-29', '"1900-02-29" is no day of the calendar: that month has 28 days.'],
    ['2025-13-01', '"2025-13-01" is no day of the calendar: there is no month 13.'],
    ['2025/1/31', '"2025/1/31" is not a day: write yyyy-mm-dd, as in 2025-01-31. Did you mean "2025-01-31"?'],
    ['20250131', '"20250131" is not a day: write yyyy-mm-dd, as in 2025-01-31. Did you mean "2025-01-31"?'],
    ['2025年1月31日', '"2025年1月31日" is not a day: write yyyy-mm-dd, as in 2025-01-31. Did you mean "2025-01-31"?'],
  ])('%o of a record is reported', async (time, says) => {
    expect(await only(news({ time }))).toMatch(new RegExp(`^${file}:\\d+:11  time: `));
    expect(await only(news({ time }))).toContain(says);
  });

  test('of a cell is reported if it resembles a date', async () => {
    expect(await only(row('date', '20250230'))).toContain('rows[1].a: "20250230" is no day of the calendar');
  });

  test('of a download is reported', async () => {
    const download = { id: 'a', package: { label: 'A', to: 'files:example.zip' }, instruction: ['A'] };
    const table = {
      type: 'modal-table',
      id: 'guide',
      columns: [{ field: 'package', label: 'A' }],
      rows: [{ ...download, updateTime: '20250230' }],
    };
    const [page] = Object.values(row('text', 'x')) as { sections: object[] }[];
    const files = { 'pages/second.json': { ...page, sections: [table, ...(page?.sections.slice(1) ?? [])] } };
    expect(await only(files)).toContain('rows[0].updateTime: "20250230" is no day of the calendar');
  });
});

describe('HTML', () => {
  test.each([
    ['<p>a <b>b</p>', 'The HTML tag <b> is never closed. Write </b> where it ends.'],
    ['<p>a</p></div>', 'The HTML tag </div> closes nothing.'],
    ['<b>x<i>y</b></i>', 'The HTML tag <i> is never closed.'],
    ['<p><a href="/second>x</a></p>', 'The HTML tag <a has no end'],
    ['<p><a href="/secnd">x</a></p>', 'No page has the route "/secnd". Did you mean "/second"?'],
    ['<p><img src="/images/none.png"></p>', 'There is no file assets/images/none.png.'],
  ])('%s is reported, in a record and in a cell', async (html, says) => {
    expect(await only(news({ content: html }))).toContain(says);
    expect(await only(news({ content: { zh: '文字', en: html } }))).toContain(`content.en: ${says}`);
    expect(await only(row('html', html))).toContain(`rows[1].a: ${says}`);
  });
});

describe('two records of one number', () => {
  test('are reported at the second', async () => {
    const other = 'assets/records/news/other.json';
    expect(await only({ ...news({}), [other]: { ...smallNews[0], id: 7 } })).toContain(
      `${other}:2:9  id: The id 7 is already that of a record in ${file}. Choose another.`,
    );
  });

  test('are sound in different closed choices', async () => {
    const utility = { id: 1, name: 'a', summary: 'A', course_url: '', software_url: '' };
    const of = (...categories: string[]) => ({
      'assets/records/utility/a.json': categories.map((category) => ({ ...utility, category })),
    });
    expect(await complaints(of('format-conversion', 'data-visualization'))).toEqual([]);
    expect(await only(of('format-conversion', 'format-conversion'))).toContain('[1].id: The id 1 is already');
  });
});
