import { afterEach, describe, expect, test } from 'vitest';
import { complaints, fileText, replacePassage, smallSite } from '../generate/gallery/small-site.ts';

/** A file that nests this deep. */
const nested = (depth: number, open: string, close: string) => ({
  'pages/home.json': open.repeat(depth) + close.repeat(depth),
});

describe('a hostile file gives one clean problem', () => {
  afterEach(() => {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('lists nested 100,000 deep', async () => {
    expect(await complaints(nested(100_000, '[', ']'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:101  The file is nested deeper than 100 levels; no page needs that.",
      ]
    `);
  });

  test('objects nested 100,000 deep and never closed', async () => {
    expect(await complaints(nested(100_000, '{"sections":', ''))).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1201  The file is nested deeper than 100 levels; no page needs that.",
      ]
    `);
  });

  test('a file of 50 MB', async () => {
    expect(await complaints({ 'pages/home.json': `"${'x'.repeat(50_000_000)}"` })).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1  The file is larger than 5 MB; no page needs that.",
      ]
    `);
  });

  test('a key twice', async () => {
    const passage = '"id": "home",';
    expect(
      await complaints(replacePassage('pages/home.json', passage, `${passage} "id": "again",`)),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:17  id: "id" stands twice in this object: the first would be lost. Remove one.",
      ]
    `);
  });

  test('a byte order mark', async () => {
    expect(
      await complaints({ 'pages/home.json': `\uFEFF${fileText(smallSite['pages/home.json'])}` }),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1  The file begins with a byte order mark: save it as UTF-8 without one.",
      ]
    `);
  });

  test('cut off at any place', async () => {
    const text = fileText(smallSite['pages/second.json']);
    for (let length = 1; length < text.length; length += 7) {
      const found = await complaints({ 'pages/second.json': text.slice(0, length) });
      expect(found).toEqual([expect.stringMatching(/^pages\/second\.json:\d+:\d+ {2}\S/)]);
    }
  });

  test('__proto__ as a field', async () => {
    const passage = '"id": "home",';
    expect(
      await complaints(replacePassage('pages/home.json', passage, `${passage} "__proto__": { "polluted": true },`)),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:17  __proto__: "__proto__" cannot be a name. Choose another.",
      ]
    `);
  });

  test('__proto__ where any field may stand', async () => {
    const passage = '"name": "{product}",';
    expect(
      await complaints(replacePassage('pages/home.json', passage, `${passage} "__proto__": { "polluted": true },`)),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:32:32  sections[0].rows[0].__proto__: "__proto__" cannot be a name. Choose another.",
      ]
    `);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a section of type %s', async (type) => {
    const found = await complaints(replacePassage('pages/home.json', '"type": "table"', `"type": "${type}"`));
    expect(found).toEqual([expect.stringContaining(`"${type}" is not a section type.`)]);
  });

  test.each(['constructor', 'toString', '__proto__'])('a source named %s', async (source) => {
    const found = await complaints(replacePassage('pages/news.json', 'news.list', source));
    expect(found).toEqual([expect.stringContaining(`"${source}" is not a source.`)]);
  });

  test.each(['constructor', 'toString'])('a site value and a base named %s', async (name) => {
    const found = await complaints(replacePassage('pages/second.json', '**{product}**', `{${name}} [x](${name}:y)`));
    expect(found).toEqual([
      expect.stringContaining(`"${name}:" is neither a base`),
      expect.stringContaining(`"{${name}}" is not a value`),
    ]);
  });

  test('a record folder named __proto__', async () => {
    expect(await complaints({ 'assets/records/__proto__/a.json': {} })).toMatchInlineSnapshot(`
      [
        "assets/records/__proto__/a.json:1:1  Nothing describes "assets/records/__proto__/a.json": no source reads this folder of records.",
      ]
    `);
  });
});
