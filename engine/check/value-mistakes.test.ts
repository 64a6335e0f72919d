import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, smallSite } from '../generate/gallery/small-site.ts';

const home = (passage: string, by: string) => replacePassage('pages/home.json', passage, by);

describe('an invalid value gives one problem at the value', () => {
  test('a wrong choice is reported with the allowed ones', async () => {
    expect(await complaints(home('"kind": "text"', '"kind": "txt"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:27:19  sections[0] (table).columns[1].kind: "txt" is not a choice here. Allowed: text, code, number, date, html, link. Did you mean "text"?",
      ]
    `);
  });

  test('a text without its English is reported at the text', async () => {
    expect(await complaints(home(',\n            "en": "Name"', ''))).toMatchInlineSnapshot(`
      [
        "pages/home.json:16:20  sections[0] (table).columns[0].label: The English text "en" is missing.",
      ]
    `);
  });

  test('a text per language on a site with one language is reported with the ways out', async () => {
    const { languages, ...site } = smallSite['pages/site.json'];
    const found = await complaints({ 'pages/site.json': { ...site, languages: languages?.slice(0, 1) } });
    expect(found).toContain(
      'pages/home.json:5:12  title: This is written per language (zh, en), but the site has one language. Write the text alone, or add the languages to site.json.',
    );
  });

  test('a text without any language is one problem', async () => {
    expect(await complaints(home('"zh": "名称",\n            "en": "Name"', ''))).toMatchInlineSnapshot(`
      [
        "pages/home.json:16:20  sections[0] (table).columns[0].label: The fields "zh" and "en" are missing.",
      ]
    `);
  });

  test('a value of the wrong kind is reported with both kinds', async () => {
    expect(await complaints(home('"id": "home"', '"id": 5'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:9  id: 5 is a number; this must be a text.",
      ]
    `);
  });

  test('null is of the wrong kind everywhere', async () => {
    expect(await complaints(home('"alt": ""', '"alt": null'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:50:16  sections[1] (feature).picture.alt: null is no value; this must be a text or an object {…}.",
      ]
    `);
  });

  test('an unknown source is reported with the nearest one', async () => {
    expect(await complaints(replacePassage('pages/news.json', 'news.list', 'news.lst'))).toMatchInlineSnapshot(`
      [
        "pages/news.json:16:19  sections[0] (paged-news).data.source: "news.lst" is not a source. Did you mean "news.list"?",
      ]
    `);
  });

  test('an empty address is only reported as empty', async () => {
    expect(await complaints(home('#downloads', ''))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: This is empty. Write a route, an anchor, a file behind a base of site.json or a whole address, without blanks and backslashes, as in "/downloads".",
      ]
    `);
  });

  test('a list that is too short is reported with its minimum', async () => {
    expect(
      await complaints(
        replacePassage(
          'pages/second.json',
          '"type": "prose",',
          '"type": "form", "successMessage": "Sent.", "fields": [{ "name": "a", "label": "A", "options": [] }] }, { "type": "prose",',
        ),
      ),
    ).toMatchInlineSnapshot(`
      [
        "pages/second.json:8:101  sections[0] (form).fields[0].options: This list needs at least 2 entries.",
      ]
    `);
  });

  test('a page that is a list is of the wrong kind', async () => {
    expect(await complaints({ 'pages/home.json': '[]' })).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1  This is a list […]; this must be an object {…}.",
      ]
    `);
  });
});
