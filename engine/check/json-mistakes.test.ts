import { describe, expect, test } from 'vitest';
import { complaints, edited, smallSite, textOf } from '../../tools/testing/small-site.ts';

const home = (passage: string, by: string) => edited('pages/home.json', passage, by);
const text = textOf(smallSite['pages/home.json']);

describe('a file that is not JSON gives one problem where the mistake is', () => {
  test('a truncated file ends too early', async () => {
    expect(await complaints({ 'pages/home.json': text.slice(0, text.indexOf('"rows"')) })).toMatchInlineSnapshot(`
      [
        "pages/home.json:30:7  The file ends before it is complete: a closing bracket is missing.",
      ]
    `);
  });

  test('a file cut off inside a text lacks the closing mark', async () => {
    expect(
      await complaints({ 'pages/home.json': text.slice(0, text.indexOf('downloads') + 4) }),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:12:13  The closing quotation mark of this text is missing.",
      ]
    `);
  });

  test('a missing comma is told where the next name stands', async () => {
    expect(await complaints(home('"id": "home",', '"id": "home"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:4:3  A comma is missing before this.",
      ]
    `);
  });

  test('a trailing comma in an object is pointed at', async () => {
    expect(await complaints(home('"kind": "text"', '"kind": "text",'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:27:25  This comma is one too many: nothing follows it.",
      ]
    `);
  });

  test('a trailing comma in a list is pointed at', async () => {
    expect(await complaints(edited('pages/shared/links.json', '}\n  ]\n}', '},\n  ]\n}'))).toMatchInlineSnapshot(`
      [
        "pages/shared/links.json:13:6  This comma is one too many: nothing follows it.",
      ]
    `);
  });

  test('a key that stands twice is told at its second place', async () => {
    expect(await complaints(home('"id": "home",', '"id": "home", "id": "home",'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:17  id: "id" stands twice in this object: the first would be lost. Remove one.",
      ]
    `);
  });

  test('a byte order mark is named', async () => {
    expect(await complaints({ 'pages/home.json': `\uFEFF${text}` })).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1  The file begins with a byte order mark: save it as UTF-8 without one.",
      ]
    `);
  });

  test('an empty file is called empty', async () => {
    expect(await complaints({ 'pages/home.json': ' \n' })).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1  The file is empty.",
      ]
    `);
  });

  test('a file in another encoding is pointed at where it cannot be read', async () => {
    expect(await complaints(home('首页', '\uFFFD\uFFFD'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:6:12  The file is not UTF-8: save it as UTF-8.",
      ]
    `);
  });

  test('a comment is not JSON', async () => {
    expect(await complaints(home('"id": "home",', '"id": "home", // the home page'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:17  JSON has no comments: remove this one.",
      ]
    `);
  });

  test('a full-width comma is named', async () => {
    expect(await complaints(home('"id": "home",', '"id": "home"，'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:15  "，" is a full-width mark: write , in its place.",
      ]
    `);
  });

  test('full-width quotation marks are named', async () => {
    expect(await complaints(home('"id": "home",', '"id": “home”,'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:9  "“" is a full-width mark: write " in its place.",
      ]
    `);
  });

  test('what follows the page is told', async () => {
    expect(await complaints({ 'pages/home.json': `${text}}` })).toMatchInlineSnapshot(`
      [
        "pages/home.json:60:2  The page ends before this: remove what follows, or a bracket closed too early.",
      ]
    `);
  });
});
