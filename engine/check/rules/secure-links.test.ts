import { expect, test } from 'vitest';
import { complaints, replacePassage } from '../../generate/gallery/small-site.ts';

const told = (text: string) => complaints(replacePassage('pages/second.json', '**{product}** runs `gadget in`.', text));

test('a link without encryption is reported', async () => {
  expect(await told('[x](http://example.org/a)')).toMatchInlineSnapshot(`
    [
      "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: "http://example.org/a" is not encrypted. Write https:, or, where that site has none, name its http: address among the bases of site.json. Did you mean "https://example.org/a"?",
    ]
  `);
});

test('an encrypted link is not, nor is a base of a site without encryption', async () => {
  expect(await told('[x](https://example.org/a)')).toEqual([]);
  expect(
    await complaints(
      replacePassage('pages/site.json', '"files": "/files/",', '"files": "/files/", "old": "http://example.org/",'),
    ),
  ).toEqual([]);
});
