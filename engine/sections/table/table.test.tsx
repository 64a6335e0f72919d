import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CompiledSite } from '../../model/compiled.ts';
import { withInterfaceLanguage } from '../../testing/engine-words.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { DeliveryProvider } from '../../ui/kit/delivery.ts';
import { type PageContext, PageContextProvider } from '../../ui/kit/page-context.tsx';
import type { Row } from '../../ui/kit/search-rows.ts';
import { arrangeRows } from './parts/arrange-rows.ts';
import Table from './table.tsx';

const rows = [
  { bug: 'First', state: 'Open' },
  { bug: 'Second', state: 'Resolved' },
  { bug: 'Third', state: 'Open' },
  { bug: 'Fourth', state: '' },
];

/** A table with filters, as it is at an address. */
function table(query: Record<string, string> = {}, filters = ['state'], shown: Row[] = rows, more: object = {}) {
  const page = {
    language: 'en',
    site: { bases: {} } as unknown as CompiledSite,
    level: 2,
    query: (name: string) => query[name] ?? null,
  } as PageContext;
  const html = renderToStaticMarkup(
    <WordsProvider site={withInterfaceLanguage('en')}>
      <PageContextProvider value={page}>
        <DeliveryProvider value={{ prerendered: true, whole: true, persisted: new Map() }}>
          <Table
            section={{
              id: 'bugs',
              filters,
              columns: [
                { field: 'bug', label: 'Bug' },
                { field: 'state', label: 'Reached state' },
                { field: 'kind', label: 'Kind' },
              ],
              ...more,
            }}
            data={shown}
          />
        </DeliveryProvider>
      </PageContextProvider>
    </WordsProvider>,
  );
  const texts = (part: RegExp) => [...html.matchAll(part)].map(([, text]) => text?.replace(/<[^>]*>/g, ''));
  return {
    label: texts(/<label[^>]*>(.*?)<select/g),
    choices: texts(/<option[^>]*>(.*?)<\/option>/g),
    rows: texts(/<th scope="row"[^>]*>(.*?)<\/th>/g),
    bodies: texts(/<tbody>(.*?)<\/tbody>/g),
    count: texts(/role="status">(.*?)<\/p>/g),
  };
}

describe('a table with a filter', () => {
  test('offers each value that its rows have, with their number', () => {
    expect(table()).toMatchObject({
      label: ['Reached state'],
      choices: ['All', 'Open (2)', 'Resolved (1)'],
      rows: ['First', 'Second', 'Third', 'Fourth'],
      count: ['4 entries in all'],
    });
  });

  test('shows the rows with the value in the address, or all rows if it does not exist', () => {
    expect(table({ 'bugs.filter.state': 'Open' })).toMatchObject({
      rows: ['First', 'Third'],
      count: ['2 entries in all'],
    });
    expect(table({ 'bugs.filter.state': 'Lost' }).rows).toHaveLength(rows.length);
  });
});

describe('a table with several filters', () => {
  const kinds: Row[] = [
    { bug: 'First', state: 'Open', kind: 'Crash' },
    { bug: 'Second', state: 'Resolved', kind: 'Crash' },
    { bug: 'Third', state: 'Open', kind: 'Text' },
  ];
  const both = (query: Record<string, string>) => table(query, ['state', 'kind'], kinds);

  test('shows the rows that match every choice', () => {
    expect(both({ 'bugs.filter.state': 'Open', 'bugs.filter.kind': 'Crash' }).rows).toEqual(['First']);
    expect(both({ 'bugs.filter.kind': 'Crash' }).rows).toEqual(['First', 'Second']);
  });

  test('counts the rows of each value that match the other choices', () => {
    const { label, choices } = both({ 'bugs.filter.kind': 'Text' });
    expect(label).toEqual(['Reached state', 'Kind']);
    expect(choices).toEqual(['All', 'Open (1)', 'Resolved (0)', 'All', 'Crash (2)', 'Text (1)']);
  });
});

describe('a table with groups', () => {
  const years: Row[] = ['9', '', '10', '9'].map((state, index) => ({ bug: `Row ${index}`, state }));
  const grouped = (order?: string, query = {}) =>
    table(query, ['bug'], years, { groupBy: { field: 'state', order }, columns: [{ field: 'bug', label: 'Bug' }] });

  test('puts a heading with the number of rows above each value, and rows without a value last', () => {
    expect(grouped().bodies).toEqual(['9 (2)Row 0Row 3', '10 (1)Row 2', 'Other (1)Row 1']);
    expect(grouped('descending').bodies).toEqual(['10 (1)Row 2', '9 (2)Row 0Row 3', 'Other (1)Row 1']);
    expect(grouped('ascending').bodies).toEqual(['9 (2)Row 0Row 3', '10 (1)Row 2', 'Other (1)Row 1']);
  });

  test('counts the rows that match a filter, and omits the headings of the others', () => {
    expect(grouped('descending', { 'bugs.filter.bug': 'Row 3' }).bodies).toEqual(['9 (1)Row 3']);
  });

  test('numbers the rows as they are shown', () => {
    const arranged = arrangeRows(years, 'en', { field: 'state', order: 'descending' }, 10);
    expect(arranged.flatMap((one) => ('row' in one ? `${one.number} ${one.row.bug}` : []))).toEqual([
      '11 Row 2',
      '12 Row 0',
      '13 Row 3',
      '14 Row 1',
    ]);
  });
});

describe('a table of a paginated response', () => {
  const pageOf = (section: object, own: string, site: object, answer: object, prerendered = true) => {
    const page = {
      language: 'en',
      site: { bases: {}, ...site },
      level: 2,
      query: () => null,
      queryHref: (name: string, value: string | null) => `?${value === null ? '' : `${name}=${value}`}`,
    } as unknown as PageContext;
    const data = { source: 'news.list', params: { page: own }, path: '/api/v1/news?page={page}', form: [], size: 2 };
    return renderToStaticMarkup(
      <WordsProvider site={withInterfaceLanguage('en')}>
        <PageContextProvider value={page}>
          <DeliveryProvider value={{ prerendered, whole: true, persisted: new Map() }}>
            <Table
              section={{ id: 'news', columns: [{ field: 'title', label: 'Title' }], data, ...section } as never}
              data={answer as never}
            />
          </DeliveryProvider>
        </PageContextProvider>
      </WordsProvider>,
    );
  };
  const answer = { data: [{ title: 'Third' }, { title: 'Fourth' }], last_page: 3 };
  const links = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

  test('links to each page by its address, and numbers rows through all pages', () => {
    const html = pageOf({ numbered: true }, '2', { api: '/' }, answer);
    expect(links(html)).toEqual(['?news.page=1', '?news.page=1', '?', '?news.page=3', '?news.page=3']);
    expect(html).toContain('Page 2 of 3');
    expect(
      [...html.matchAll(/<td.*?<\/td>/g)].map(([cell]) => cell.replace(/<[^>]*>/g, '').match(/\d+$/)?.[0]),
    ).toEqual(['3', '4']);
  });

  test('links to pages of the site where the section names them', () => {
    const html = pageOf({ list: { to: { href: '/news/%7Bpage%7D' } } }, '2', {}, answer);
    expect(links(html)).toEqual(['/news/1', '/news/1', '/news/2', '/news/3', '/news/3']);
  });

  test('has no pager for a single page or without an API', () => {
    expect(links(pageOf({}, '2', {}, answer, false))).toEqual([]);
    expect(links(pageOf({}, '2', { api: '/' }, answer, false))).toHaveLength(5);
    const single = pageOf({}, '1', { api: '/' }, { ...answer, last_page: 1 });
    expect(single).not.toContain('Page 1');
    expect(links(single)).toEqual([]);
  });

  test('offers neither search nor filters, which would only apply to one page', () => {
    expect(pageOf({ search: true, filters: ['title'] }, '2', { api: '/' }, answer)).not.toMatch(/<input|<select/);
  });
});
