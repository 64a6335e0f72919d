import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';

const to = (address: string) => replacePassage('pages/home.json', '#downloads', address);

describe('a link that leads nowhere gives one problem at the link', () => {
  test('a route that no page has, with the nearest one', async () => {
    expect(await complaints(to('/secnd'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: No page has the route "/secnd". Did you mean "/second"?",
      ]
    `);
  });

  test('a route is suggested as pages write it', async () => {
    expect(await complaints(to('/gadget-introduc'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: No page has the route "/gadget-introduc". Did you mean "/{product}-introduce"?",
      ]
    `);
  });

  test('an anchor that the page does not have', async () => {
    expect(await complaints(to('#downlods'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: No section or heading on this page has the id "downlods". Allowed: downloads. Did you mean "#downloads"?",
      ]
    `);
  });

  test('an anchor that another page does not have', async () => {
    expect(await complaints(to('/second#guid'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: No section or heading of "/second" has the id "guid". Allowed: guide, more. Did you mean "/second#guide"?",
      ]
    `);
  });

  test('an anchor that an included file brings is there', async () => {
    expect(await complaints(to('/second#more'))).toMatchInlineSnapshot(`[]`);
  });

  test('an anchor of a row is there by its place, its id or its record’s, and of no other row', async () => {
    const list = {
      type: 'table',
      id: 'news',
      data: { source: 'news.list', params: { page: '1' } },
      columns: [{ field: 'title', label: 'News' }],
    };
    const page = { ...smallSite['pages/product.json'], sections: [list] };
    const problems = (address: string) =>
      complaints({ ...to(address), 'pages/product.json': page, 'assets/records/news/news.json': smallNews });
    for (const anchor of ['/{product}-introduce#news-7', '#downloads-1'])
      expect(await problems(anchor), anchor).toEqual([]);
    for (const anchor of ['/{product}-introduce#news-8', '/{product}-introduce#new-7', '#downloads-2'])
      expect((await problems(anchor)).join(), anchor).toContain('has the id');
  });

  test('a link in a text', async () => {
    expect(
      await complaints(replacePassage('pages/second.json', '**{product}**', '[x](/secnd)')),
    ).toMatchInlineSnapshot(`
      [
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: No page has the route "/secnd". Did you mean "/second"?",
      ]
    `);
  });

  test('an address that runs code', async () => {
    expect(await complaints(to('javascript:alert(1)'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: This address is not safe. Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:.",
      ]
    `);
  });

  test('an address that runs code in capitals', async () => {
    expect(await complaints(to('JavaScript:alert(1)'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: This address is not safe. Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:.",
      ]
    `);
  });

  test('an address that runs code, in a text', async () => {
    expect(
      await complaints(replacePassage('pages/second.json', '**{product}**', '[x](javascript:alert)')),
    ).toMatchInlineSnapshot(`
      [
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: This address is not safe. Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:.",
      ]
    `);
  });

  test('an address of another host that looks like a route', async () => {
    expect(await complaints(to('//evil.example'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: This address is not safe. Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:.",
      ]
    `);
  });

  test('the same with a backslash', async () => {
    expect(await complaints(to('/\\\\evil.example'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: This address is not safe. Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:.",
      ]
    `);
  });

  test('a bare word is no address, but may be a route', async () => {
    expect(await complaints(to('second'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: "second" is no address. Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:. Did you mean "/second"?",
      ]
    `);
  });

  test('a parent that is no page', async () => {
    expect(
      await complaints(replacePassage('pages/item.json', '"parent": "/news"', '"parent": "/nws"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/item.json:5:13  parent: No page has the route "/nws". Did you mean "/news"?",
      ]
    `);
  });

  test('a page that is gone leaves every link to it dead', async () => {
    expect(await complaints({ 'pages/second.json': undefined })).toMatchInlineSnapshot(`
      [
        "pages/home.json:44:17  sections[1] (feature).paragraphs[0].zh: No page has the route "/second".",
        "pages/home.json:45:17  sections[1] (feature).paragraphs[0].en: No page has the route "/second".",
      ]
    `);
  });
});
