import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, smallSite } from '../generate/gallery/small-site.ts';

const home = (passage: string, by: string) => replacePassage('pages/home.json', passage, by);

describe('a schema violation gives one problem at its key or value', () => {
  test('a misspelled section type is reported with the nearest one', async () => {
    expect(await complaints(home('"type": "table"', '"type": "tabel"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:11:15  sections[0] (tabel).type: "tabel" is not a section type. Did you mean "table"?",
      ]
    `);
  });

  test('a misspelled "type" is reported as a misspelled field', async () => {
    expect(await complaints(home('"type": "table"', '"tpye": "table"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:11:7  sections[0].tpye: "tpye" is not a field here. Did you mean "type"?",
      ]
    `);
  });

  test('a misspelled field is reported at its key', async () => {
    expect(await complaints(home('"kind"', '"kid"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:27:11  sections[0] (table).columns[1].kid: "kid" is not a field here. Did you mean "kind"?",
      ]
    `);
  });

  test('a misspelled field that is needed is one problem', async () => {
    expect(await complaints(home('"columns"', '"colums"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:13:7  sections[0] (table).colums: "colums" is not a field here. Did you mean "columns"?",
      ]
    `);
  });

  test('a needed field under another name is one problem', async () => {
    expect(await complaints(home('"to": "#downloads"', '"href": "#downloads"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:11  sections[1] (feature).actions[0].href: "href" is not a field here. Did you mean "to"?",
      ]
    `);
  });

  test('two swapped letters are near', async () => {
    expect(await complaints(home('"to": "#downloads"', '"ot": "#downloads"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:11  sections[1] (feature).actions[0].ot: "ot" is not a field here. Did you mean "to"?",
      ]
    `);
  });

  test('an unknown field in an object without missing fields lists the valid fields', async () => {
    expect(await complaints(home('"label": "GPU"', '"label": "GPU", "color": "red"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:54:27  sections[1] (feature).actions[0].color: "color" is not a field here. Allowed: forEach, label, to, newTab.",
      ]
    `);
  });

  test('rows and data together are reported at the second of them', async () => {
    expect(await complaints(home('"rows"', '"data": { "source": "faq.all" }, "rows"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:30:7  sections[0] (table).data: Write only one of "rows" and "data".",
      ]
    `);
  });

  test('missing rows and data are reported at the section', async () => {
    expect(
      await complaints(
        replacePassage(
          'pages/news.json',
          '"type": "paged-news"',
          '"type": "table", "columns": [{ "field": "id", "label": "Id" }] }, { "type": "paged-news"',
        ),
      ),
    ).toMatchInlineSnapshot(`
      [
        "pages/news.json:13:5  sections[0] (table): Write "rows" or "data": one of them is needed.",
      ]
    `);
  });

  test('a parameter that the source does not have is reported', async () => {
    expect(
      await complaints(replacePassage('pages/news.json', '"page": "{route', '"pge": "{route')),
    ).toMatchInlineSnapshot(`
      [
        "pages/news.json:18:11  sections[0] (paged-news).data.params.pge: "pge" is not a field here. Did you mean "page"?",
      ]
    `);
  });
});

test('an object inside a section also needs exactly one of its alternatives', async () => {
  const told = (slide: object) => {
    const slides = [{ title: 'A', picture: { src: 'example.svg', alt: '' }, ...slide }];
    const carousel = { type: 'carousel', label: 'A', slides };
    const second = smallSite['pages/second.json'];
    return complaints({ 'pages/second.json': { ...second, sections: [...second.sections, carousel] } });
  };
  const action = { label: 'A', to: '/' };
  expect(await told({ action })).toEqual([]);
  expect(await told({ to: '/' })).toEqual([]);
  expect(await told({ action, to: '/' })).toEqual([
    expect.stringContaining('slides[0].to: Write only one of "action" and "to".'),
  ]);
  expect(await told({})).toEqual([
    expect.stringContaining('slides[0]: Write "action" or "to": one of them is needed.'),
  ]);
});
