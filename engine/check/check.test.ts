import { describe, expect, test } from 'vitest';
import {
  complaints,
  fileText,
  replacePassage,
  siteWith,
  smallAssets,
  smallSite,
} from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';
import { formatProblem } from './problem.ts';
import { rules } from './rules/rules.ts';

const home = (passage: string, by: string) => replacePassage('pages/home.json', passage, by);

describe('a site', () => {
  test('without a mistake has no problems', async () => {
    expect(await complaints({})).toEqual([]);
  });

  test('without site.json has one problem, and no echoes of it', async () => {
    expect(await complaints({ 'pages/site.json': undefined })).toMatchInlineSnapshot(`
      [
        "pages/site.json:1:1  The site has no pages/site.json. Write one with its name, values, bases, navigation and footer.",
      ]
    `);
  });

  test('with a mistake in site.json has one problem, and no echoes of it', async () => {
    expect(await complaints(replacePassage('pages/site.json', '"bases"', '"basis"'))).toMatchInlineSnapshot(`
      [
        "pages/site.json:19:3  basis: "basis" is not a field here. Did you mean "bases"?",
      ]
    `);
  });

  test('without any file but site.json has no problems', async () => {
    const { 'pages/site.json': site, ...pages } = smallSite;
    const none = Object.fromEntries(Object.keys(pages).map((file) => [file, undefined]));
    const input = await siteWith({ ...none, 'pages/site.json': { ...site, navigation: [] } });
    const assets = smallAssets.filter((asset) => asset !== 'files/example.zip');
    expect(checkSite({ ...input, assets }).map(formatProblem)).toEqual([]);
  });
});

describe('two mistakes give two problems', () => {
  test('in one object', async () => {
    expect(await complaints(home('"kind": "text"', '"kind": "txt", "wdth": 5'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:27:19  sections[0] (table).columns[1].kind: "txt" is not a choice here. Allowed: text, code, number, date, html, link. Did you mean "text"?",
        "pages/home.json:27:26  sections[0] (table).columns[1].wdth: "wdth" is not a field here. Allowed: field, label, kind, skip, rowHeader, pinned, to, linkField, base.",
      ]
    `);
  });

  test('when one is of the schema and one of a rule', async () => {
    const [file, text] = Object.entries(home('"kind": "text"', '"kind": "txt"'))[0] as [string, string];
    expect(await complaints({ [file]: text.replace('files:example.zip', 'files:exmple.zip') })).toMatchInlineSnapshot(`
      [
        "pages/home.json:27:19  sections[0] (table).columns[1].kind: "txt" is not a choice here. Allowed: text, code, number, date, html, link. Did you mean "text"?",
        "pages/home.json:35:19  sections[0] (table).rows[0].file.to: There is no file assets/files/exmple.zip. Did you mean "files:example.zip"?",
      ]
    `);
  });

  test('when one file is no JSON and another has a dead link', async () => {
    const broken = { 'pages/home.json': `${fileText(smallSite['pages/home.json'])},` };
    expect(
      await complaints({ ...broken, ...replacePassage('pages/second.json', '**{product}**', '[x](/secnd)') }),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:60:2  This comma is one too many.",
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: No page has the route "/secnd". Did you mean "/second"?",
      ]
    `);
  });
});

describe('links to a page with a mistake are not dead', () => {
  test.each([
    ['a missing comma', '"title": "Second",', '"title": "Second"'],
    ['a wrong section', '"type": "prose"', '"type": "prse"'],
    ['a misspelled route field', '"route"', '"rote"'],
    ['a route without its slash', '"/second"', '"second"'],
    ['a misspelled id of the section they lead to', '"id": "guide"', '"ids": "guide"'],
  ])('when the mistake is %s', async (_, passage, by) => {
    const found = await complaints(replacePassage('pages/second.json', passage, by));
    expect(found.map((line) => line.replace(/:.*/, ''))).toEqual(['pages/second.json']);
  });
});

test('problems are data: place, pointer, code, severity, words and suggestion', async () => {
  expect(checkSite(await siteWith(home('"kind": "text"', '"kind": "txt"')))).toMatchInlineSnapshot(`
    [
      {
        "code": "unknown-value",
        "column": 19,
        "file": "pages/home.json",
        "fix": {
          "length": 5,
          "offset": 486,
          "text": ""text"",
        },
        "line": 27,
        "message": ""txt" is not a choice here. Allowed: text, code, number, date, html, link.",
        "place": "sections[0] (table).columns[1].kind",
        "pointer": "/sections/0/columns/1/kind",
        "severity": "error",
        "suggestion": "text",
      },
    ]
  `);
});

test('problems stand in the order of files and lines', async () => {
  const found = checkSite(await siteWith({ 'pages/item.json': '', ...home('"kind": "text"', '"kind": 1, "x": 1') }));
  expect(found.map(({ file, column }) => `${file} ${column}`)).toEqual([
    'pages/home.json 19',
    'pages/home.json 22',
    'pages/item.json 1',
  ]);
});

test('looking does not change what is looked at', async () => {
  const site = await siteWith();
  const before = structuredClone(site);
  checkSite(site);
  expect(site).toEqual(before);
});

test('every rule has a name of its own and describes what it requires', () => {
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  expect(
    rules.filter(
      ({ description }) => !/^[A-Z].*\.$/.test(description.en) || !/\p{Script=Han}.*。$/u.test(description.zh),
    ),
  ).toEqual([]);
});
