// @vitest-environment jsdom
import { DOMParser as ModelParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { clipboards } from '../../../testing/clipboards.ts';
import { cleanClipboard, type NamedPicture } from './clean-clipboard.ts';
import { clipboardPictures, hasWords } from './clipboard-pictures.ts';
import { childrenOf } from './normalize.ts';
import { blocksToMarkdown } from './paste-slice.ts';
import { schema } from './schema.ts';

const markdownOf = (html: string, pictures: (NamedPicture | undefined)[] = []) => {
  const body = new DOMParser().parseFromString(cleanClipboard(html, pictures), 'text/html').body;
  return blocksToMarkdown(childrenOf(ModelParser.fromSchema(schema).parse(body)));
};

test.each(Object.entries(clipboards))(
  '%s keeps bold, italics, links, lists, tables and headings, and drops the rest',
  (_, { html, markdown }) => {
    expect(markdownOf(html)).toBe(markdown);
  },
);

test('a table in a cell becomes text of the cell, and the columns around it stay', () => {
  const inner = '<table><tr><td>a</td><td><p>b</p></td></tr><tr><td>c</td></tr></table>';
  expect(markdownOf(`<table><tr><th>A</th><th>B</th></tr><tr><td>${inner}</td><td>d</td></tr></table>`)).toBe(
    '| A     | B   |\n| ----- | --- |\n| a b c | d   |',
  );
});

test('pictures of a text keep their place under their new names, and the others go', () => {
  const html = '<p>One <img src="a.png"> two</p><p><img src="b.png"></p><p><img src="c.png"></p><p>End</p>';
  expect(markdownOf(html, [{ src: 'x.png', alt: 'X' }, { src: 'y z.png', alt: '' }, undefined])).toBe(
    'One ![X](x.png) two\n\n![](<y z.png>)\n\nEnd',
  );
  expect(markdownOf(html)).toBe('One two\n\nEnd');
});

test('pictures are read from the HTML, and those of Word from RTF if all of them are there', async () => {
  const word = (note: string) => `<img src="file:///C:/1.png" alt="A boat${note}"><img src="file:///C:/2.jpg">`;
  const html = `<p>a</p>${word(', Description automatically generated')}<img src="data:image/png;base64,AQID"><img width=1 src="https://a.example/count.gif"><img src="https://a.example/b.png" alt="B">`;
  const png =
    '{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn a}{\\sv 0a}}}\\picscalex100\\pngblip\\bliptag-123{\\*\\blipuid ab12}\n0405\n06}';
  const rtf =
    `{\\rtf1{\\*\\shppict${png}}{\\nonshppict{\\pict\\wmetafile8 0102}}{\\*\\shppict{\\pict\\jpegblip 0708}}}`.replaceAll(
      '\\\\',
      '\\',
    );
  const read = async (rtf: string) =>
    Promise.all(
      clipboardPictures(html, rtf).map(async ({ file, alt }) => [
        alt,
        file?.type,
        file && [...new Uint8Array(await file.arrayBuffer())],
      ]),
    );
  const inHtml = [
    ['', 'image/png', [1, 2, 3]],
    ['B', undefined, undefined],
  ];
  expect(await read(rtf)).toEqual([['A boat', 'image/png', [4, 5, 6]], ['', 'image/jpeg', [7, 8]], ...inHtml]);
  expect(await read(rtf.replace('jpegblip', 'wmetafile8'))).toEqual([
    ['A boat', undefined, undefined],
    ['', undefined, undefined],
    ...inHtml,
  ]);
  expect([hasWords(html), hasWords('<meta charset="utf-8"><img src="https://a.example/b.png">')]).toEqual([
    true,
    false,
  ]);
});
