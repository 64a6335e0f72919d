import { describe, expect, test } from 'vitest';
import { complaints, replacePassage } from '../generate/gallery/small-site.ts';

const to = (address: string) => replacePassage('pages/home.json', '#downloads', address);

describe('a file or base that is not there gives one problem where it is named', () => {
  test('a file that is not there, with the nearest one', async () => {
    expect(await complaints(to('files:exmple.zip'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: There is no file assets/files/exmple.zip. Did you mean "files:example.zip"?",
      ]
    `);
  });

  test('a base that is not there, with the nearest one', async () => {
    expect(await complaints(to('fils:example.zip'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: "fils:" is neither a base of site.json nor https:, http:, mailto: or tel:. Did you mean "files:example.zip"?",
      ]
    `);
  });

  test('a picture that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/home.json', '"src": "example.svg"', '"src": "exmple.svg"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:49:16  sections[1] (feature).picture.src: There is no picture assets/images/exmple.svg. Did you mean "example.svg"?",
      ]
    `);
  });

  test('a logo that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/site.json', '"logo": "example.svg"', '"logo": "exmple.svg"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/site.json:11:11  logo: There is no picture assets/images/exmple.svg. Did you mean "example.svg"?",
      ]
    `);
  });

  test('a base that is neither folder nor site is reported once, where it is defined', async () => {
    expect(await complaints(replacePassage('pages/site.json', '"/files/"', '"javascript:"'))).toMatchInlineSnapshot(`
      [
        "pages/site.json:20:14  bases.files: "javascript:" is no base: write a folder under assets/ (/files/) or another site (https://…/).",
      ]
    `);
  });

  test('a rewrite to a base that is not there', async () => {
    expect(
      await complaints(replacePassage('pages/site.json', '"to": "files:"', '"to": "fils:"')),
    ).toMatchInlineSnapshot(`
      [
        "pages/site.json:30:13  rewrites[0].to: "fils:" starts with no base of site.json and is no address. Allowed: files, docs, uploads. Did you mean "files:"?",
      ]
    `);
  });

  test('a mirror of another site, and one that is none', async () => {
    const mirror = (of: string, base: string) =>
      replacePassage(
        'pages/site.json',
        '"rewrites"',
        `"mirrors": [{ "label": "M", "copyOf": "${of}", "base": "${base}" }],\n  "rewrites"`,
      );
    expect(await complaints(mirror('files', 'docs'))).toEqual([]);
    expect([
      ...(await complaints(mirror('docs', 'files'))),
      ...(await complaints(mirror('fils', 'docs'))),
    ]).toMatchInlineSnapshot(`
      [
        "pages/site.json:27:41  mirrors[0].copyOf: "docs" is another site: what a mirror has is a folder under assets/.",
        "pages/site.json:27:57  mirrors[0].base: "files" is a folder of this site: a mirror is another site.",
        "pages/site.json:27:41  mirrors[0].copyOf: "fils" is not a base of site.json. Allowed: files, docs, uploads. Did you mean "files"?",
      ]
    `);
  });

  test('the checksums of a folder can be linked where the build lists some', async () => {
    expect(await complaints(to('files:SHA256SUMS'))).toEqual([]);
    expect(await complaints(to('uploads:SHA256SUMS'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:55:17  sections[1] (feature).actions[0].to: There is no file assets/images/SHA256SUMS.",
      ]
    `);
  });
});
