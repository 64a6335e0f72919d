import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, smallSite } from '../generate/gallery/small-site.ts';

const home = (passage: string, by: string) => replacePassage('pages/home.json', passage, by);

describe('a contradiction between two files gives one problem', () => {
  test('a route that another page has', async () => {
    expect(await complaints(replacePassage('pages/second.json', '"/second"', '"/"'))).toMatchInlineSnapshot(`
      [
        "pages/second.json:4:12  route: The route "/" is already that of pages/home.json. Choose another.",
      ]
    `);
  });

  test('an id that another page has', async () => {
    expect(
      await complaints(replacePassage('pages/second.json', '"id": "second"', '"id": "home"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/second.json:3:9  id: The id "home" is already that of pages/home.json. Choose another.",
      ]
    `);
  });

  test('an id that another section of the page has', async () => {
    expect(await complaints(home('"type": "feature"', '"type": "feature", "id": "downloads"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:41:32  sections[1] (feature).id: The id "downloads" is already taken on this page. Choose another.",
      ]
    `);
  });

  test('an id that an included file brings already', async () => {
    const twice = replacePassage(
      'pages/second.json',
      '"type": "include"',
      '"type": "prose", "id": "more" }, { "type": "include"',
    );
    expect(await complaints(twice)).toMatchInlineSnapshot(`
      [
        "pages/second.json:16:15  sections[2] (include).name: The id "more" is already taken on this page. Choose another.",
      ]
    `);
  });

  test('a tab named like another one', async () => {
    const tab = { id: 'a', label: 'A', sections: [{ type: 'prose', paragraphs: ['A'] }] };
    const page = { ...smallSite['pages/product.json'], sections: [{ type: 'tabs', tabs: [tab, tab] }] };
    expect(await complaints({ 'pages/product.json': page })).toMatchInlineSnapshot(`
      [
        "pages/product.json:23:17  sections[0] (tabs).tabs[1].id: The id "a" is already taken in this section. Choose another.",
      ]
    `);
  });

  test('a shared file that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/second.json', '"name": "links"', '"name": "lnks"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/second.json:16:15  sections[1] (include).name: There is no pages/shared/lnks.json. Allowed: links. Did you mean "links"?",
      ]
    `);
  });

  test('a site value that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/second.json', '**{product}**', '**{prodct}**')),
    ).toMatchInlineSnapshot(`
      [
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: "{prodct}" is not a value of site.json. Allowed: product, email. Did you mean "{product}"?",
      ]
    `);
  });

  test('a slug of a value that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/site.json', '"product": "gadget"', '"prodct": "gadget"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/site.json:17:5  slugs.prodct: "prodct" is not one of the values that stand above. Allowed: product, email. Did you mean "product"?",
      ]
    `);
  });

  test('a site value misspelled in a route', async () => {
    expect(
      await complaints(replacePassage('pages/product.json', '{product}-introduce', '{prodct}-introduce')),
    ).toMatchInlineSnapshot(`
      [
        "pages/product.json:4:12  route: "{prodct}" is neither a value of site.json nor a parameter that a section's data uses. Did you mean "/{product}-introduce"?",
      ]
    `);
  });

  test('a base that a section names', async () => {
    expect(
      await complaints(replacePassage('pages/news.json', '"item": {', '"imageBase": "fils", "item": {')),
    ).toMatchInlineSnapshot(`
      [
        "pages/news.json:21:20  sections[0] (paged-news).imageBase: "fils" is not a base of site.json. Allowed: files, docs, uploads. Did you mean "files"?",
      ]
    `);
  });
});
