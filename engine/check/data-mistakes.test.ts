import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, smallSite } from '../generate/gallery/small-site.ts';

const home = (passage: string, by: string) => replacePassage('pages/home.json', passage, by);
const record = { id: 1, title: 'A', summary: 'B', time: '2025-01-31', content: '<p>C</p>' };

describe('what binds a page to data and does not fit gives one problem', () => {
  test('a route parameter that the route does not have', async () => {
    expect(await complaints(replacePassage('pages/news.json', '{route.page}', '{route.pag}'))).toMatchInlineSnapshot(`
      [
        "pages/news.json:18:19  sections[0] (paged-news).data.params.page: The route "/news/{page}" has no parameter "pag". Allowed: page. Did you mean "{route.page}"?",
      ]
    `);
  });

  test('a default of a parameter that the route does not have', async () => {
    expect(await complaints(replacePassage('pages/news.json', '"page": "1"', '"pag": "1"'))).toMatchInlineSnapshot(`
      [
        "pages/news.json:6:5  routeDefaults.pag: The route "/news/{page}" has no parameter "pag". Allowed: page. Did you mean "page"?",
      ]
    `);
  });

  test('a column of a field that no row has', async () => {
    expect(await complaints(home('"field": "name"', '"field": "nam"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:15:20  sections[0] (table).columns[0].field: "nam" is not a field of the rows of this section. Allowed: name, file. Did you mean "name"?",
      ]
    `);
  });

  test('a field of a row that no column shows', async () => {
    expect(await complaints(home('"rows": [', '"rows": [{ "nme": "A", "file": "B" }, '))).toMatchInlineSnapshot(`
      [
        "pages/home.json:30:18  sections[0] (table).rows[0].nme: "nme" is a field that nothing in this section shows. Did you mean "name"?",
      ]
    `);
  });

  test('a field that the source does not answer', async () => {
    expect(
      await complaints(replacePassage('pages/item.json', '"timeField": "time"', '"timeField": "tme"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/item.json:24:20  sections[0] (article).timeField: "tme" is not a field of the answer of "news.item". Allowed: id, title, time, content, summary, previous, next. Did you mean "time"?",
      ]
    `);
  });

  test('a field in the link of a column that the source does not answer', async () => {
    const columns = [{ field: 'id', label: 'A', to: '/item/{idd}' }];
    const sections = [{ type: 'table', columns, data: { source: 'faq.all' } }];
    const page = { ...smallSite['pages/product.json'], sections };
    expect(await complaints({ 'pages/product.json': page })).toMatchInlineSnapshot(`
      [
        "pages/product.json:13:17  sections[0] (table).columns[0].to: "idd" is not a field of the answer of "faq.all". Allowed: id, topic, question, answer. Did you mean "id"?",
      ]
    `);
  });

  test('a title from a section that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/item.json', '"section": "item"', '"section": "itm"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/item.json:11:16  titleFrom.section: No section with data on this page has the id "itm". Allowed: item. Did you mean "item"?",
      ]
    `);
  });

  test('a title from a field that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/item.json', '"field": "title"', '"field": "titel"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/item.json:12:14  titleFrom.field: "titel" is not a field of the answer of "news.item". Allowed: id, title, time, content, summary, previous, next. Did you mean "title"?",
      ]
    `);
  });

  test('a description from a section or a field that is not there', async () => {
    const from = (section: string, field: string) =>
      replacePassage(
        'pages/item.json',
        '"titleFrom"',
        `"descriptionFrom": { "section": "${section}", "field": "${field}" }, "titleFrom"`,
      );
    expect([
      ...(await complaints(from('itm', 'summary'))),
      ...(await complaints(from('item', 'sumary'))),
    ]).toMatchInlineSnapshot(`
      [
        "pages/item.json:10:35  descriptionFrom.section: No section with data on this page has the id "itm". Allowed: item. Did you mean "item"?",
        "pages/item.json:10:52  descriptionFrom.field: "sumary" is not a field of the answer of "news.item". Allowed: id, title, time, content, summary, previous, next. Did you mean "summary"?",
      ]
    `);
  });

  test('a record that does not fit its schema', async () => {
    expect(await complaints({ 'assets/records/news/a.json': { ...record, content: 5 } })).toMatchInlineSnapshot(`
      [
        "assets/records/news/a.json:6:14  content: 5 is a number; this must be a text or an object {…}. Did you mean "5"?",
      ]
    `);
  });

  test('a record in a list of records', async () => {
    expect(
      await complaints({ 'assets/records/news/a.json': [record, { ...record, id: 2, titel: 'A' }] }),
    ).toMatchInlineSnapshot(`
      [
        "assets/records/news/a.json:15:5  [1].titel: "titel" is not a field here. Did you mean "title"?",
      ]
    `);
  });

  test('a folder of records that no source reads', async () => {
    expect(await complaints({ 'assets/records/nws/a.json': record })).toMatchInlineSnapshot(`
      [
        "assets/records/nws/a.json:1:1  Nothing describes "assets/records/nws/a.json": no source reads this folder of records.",
      ]
    `);
  });
});

test('sections of a download, which its dialog shows, are reported where a column names them', async () => {
  const second = smallSite['pages/second.json'];
  const site = { ...smallSite['pages/site.json'], origin: 'https://www.example.com' };
  const row = { id: 'a', package: { label: 'A', to: 'files:example.zip' }, updateTime: '20250131' };
  const table = (field: string) => ({
    type: 'modal-table',
    id: 'builds',
    columns: [{ field, label: 'A' }],
    rows: [{ ...row, sections: [{ type: 'code', lines: ['./install'] }] }],
  });
  const told = (field: string) =>
    complaints({
      'pages/site.json': site,
      'pages/second.json': { ...second, sections: [...second.sections, table(field)] },
    });
  expect(await told('package')).toEqual([]);
  expect(await told('sections')).toEqual([
    expect.stringContaining('columns[0].field: "sections" is not a field of the rows of this section. Allowed: id, '),
  ]);
});
