import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { expect, test } from 'vitest';
import { listFiles } from '../../../site/files/files.ts';
import { root } from '../../../site/paths.ts';
import { sampleCount } from '../../../testing/test-depth.ts';
import { writeMarkdown } from './markdown-document.ts';
import { normalize } from './normalize.ts';
import { documentOf, readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { definitionsIn, isAlone, writeAlone } from './write-alone.ts';

const folders = ['engine', '.github', 'tools'];
const listed = await Promise.all(
  folders.map(async (folder) => (await listFiles(join(root, folder))).map((file) => `${folder}/${file}`)),
);
const files = [...listed.flat(), 'README.md', 'CHANGELOG.md'].filter(
  (file) => file.endsWith('.md') && !/(?:^|\/)(?:node_modules|dist[^/]*|\.cache)\//.test(file),
);

/** Passages that editors are known to rewrite or lose. */
const passages = [
  'One *two* **three** `four` ~~five~~.',
  '**注意：**正文，**《书名》**和**50%**的，**“引用”**后。',
  'Hard  \nbreak\\\nand [a [link]](/a "A \\"title\\"") with ![a picture](<a b.png>).',
  '[Reference][one], [one], [One][] and ![one]. <https://example.org/a_b>',
  '[one]: /target "Title"\n[two]: <b c>',
  'A footnote[^1] and one ^[in its *line*]. Prices of $5 and $6, a formula $a_1^2$, a value {station}.',
  '[^1]: A footnote.\n\n    Its second paragraph.',
  '# Title #',
  'Underlined\n==========',
  '## Code `a` and \\# escaped \\*',
  '- one\n- two\n\n  more\n\n      code\n- three',
  '* a\n  * b\n    1. c\n    2. d\n* e',
  '3) three\n4) four\n\n7. seven\n8. eight',
  '-\ttab\n-   wide\n\n\tmore',
  '> Quoted\nlazy\n>\n> - list\n>   more\n>\n> > deeper',
  '> [!WARNING] Own title\n> Text\n> in lines.\n>\n> ```js\n> a\n> ```',
  '> [x]: /hidden\n> [x]',
  '| a | b |\n| :-- | --: |\n| `x\\|y` | **c** |\n| short |',
  'a | b\n--|--\n1 | 2',
  '````md\n```\ninner\n```\n````',
  '```json\n"a ``` in a line"\n```',
  '~~~ py {1,3}\ncode\n~~~',
  '    indented\n\n    code',
  '$$\n\\frac{a}{b}\n$$',
  '$$ x = 1 $$',
  'Term\n: Definition\n\nOther\n: One\n: Two',
  '<div class="a">\n*raw*\n</div>',
  '***',
  '- - -',
  '---\ntitle: Front matter\n---',
  '![Alone](wave.svg "A *caption*.")',
  'Text\n- list directly below\n# Heading directly below\ntext',
  'Entities &amp; &nbsp; &copy; and \\& escapes. * a lone star, 2 * 3, snake_case, [brackets], ! < >',
  '1986\\. A year. +1 -1\n\\- no list',
  '*a **b** c* **d *e*** ***f*** __g__ _h_',
  '  Leading spaces\n   and trailing   ',
  '\u{feff}A byte order mark',
  '中文，\n换行。',
];

const ends = { lf: '\n', crlf: '\r\n', cr: '\r' };
const spelled = Object.values(ends).flatMap((end) =>
  ['', end, end + end].map((last) => passages.join('\n\n').replaceAll('\n', end) + last),
);
const samples = [
  ...files.map((file) => readFileSync(join(root, file), 'utf8')),
  ...spelled,
  ...passages,
  ...['', '\n', ' \n\n', '\u{feff}', '\n\n\n# A\n\n\n\nb\n\n\n'],
];

const generated = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...passages), fc.string(), fc.constantFrom('*', '  a', '> ', '- ', '`')),
      fc.constantFrom('\n', '\n\n', '\n \n\n', '\t'),
    ),
    { maxLength: 8 },
  )
  .chain((parts) => fc.constantFrom(...Object.values(ends)).map((end) => parts.flat().join('').replaceAll('\n', end)));

function expectSameBytes(text: string): void {
  const read = readMarkdown(text);
  const document = documentOf(read);
  expect(writeMarkdown(read, document, true)).toBe(text);
  // Equal blocks count, not the same objects.
  expect(writeMarkdown(read, Node.fromJSON(schema, document.toJSON()), true)).toBe(text);
}

test('a document that is opened and saved keeps its bytes', () => {
  expect(files.length).toBeGreaterThan(40);
  samples.forEach(expectSameBytes);
  fc.assert(fc.property(generated, expectSameBytes), { numRuns: sampleCount(2000, 100) });
});

test('a block that is written again means the same', () => {
  for (const text of samples) {
    const { blocks } = readMarkdown(text);
    const definitions = definitionsIn(blocks);
    for (const { node } of blocks)
      if (node.type !== schema.nodes.source) {
        const written = writeAlone(node, definitions);
        if (!isAlone(written, normalize(node), definitions)) expect.soft(written).toBe(String(normalize(node)));
      }
  }
});

test('an edit of a text changes its own lines only', () => {
  for (const [index, text] of samples.entries()) {
    // Of long files, some texts.
    let left = index < files.length ? sampleCount(200, 4) : Infinity;
    const read = readMarkdown(text);
    const document = documentOf(read);
    const lines = text.split(/(?<=\n|\r(?!\n))/);
    document.descendants((node, at, parent) => {
      if (!node.isTextblock || node.type === schema.nodes.code_block || node.content.size === 0) return;
      if (left-- <= 0) return;
      const inCell = parent?.type.spec.tableRole !== undefined;
      const owner = inCell ? document.resolve(at).node(-1) : node;
      const block = read.blocks[document.resolve(at).index(0)];
      const range = (node.type === schema.nodes.heading ? undefined : read.linesOf.get(owner)) ?? block?.lines;
      const { doc } = new Transform(document).insert(at + 1 + node.content.size, schema.text(' edited'));
      const written = writeMarkdown(read, doc, true);
      const [from, to] = range as [number, number];
      const before = lines.slice(0, from).join('');
      const after = lines.slice(to).join('');
      if (
        !written.startsWith(before) ||
        !written.endsWith(after) ||
        written.length < before.length + after.length + 7
      ) {
        expect.soft(written).toBe(`${before}(edited)${after}`);
      }
      const again = normalize(documentOf(readMarkdown(written)));
      if (!again.eq(normalize(doc))) expect.soft(String(again)).toBe(String(normalize(doc)));
    });
  }
});

test.each([
  [true, 'Text\n'],
  [false, 'Text'],
])('what is written into nothing ends with a line end in a file alone: %s', (isFile, written) => {
  expect(writeMarkdown(readMarkdown(''), documentOf(readMarkdown('Text')), isFile)).toBe(written);
});
