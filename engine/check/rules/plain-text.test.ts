import { expect, test } from 'vitest';
import { complaints, replacePassage } from '../../generate/gallery/small-site.ts';

const told = (text: string) => complaints(replacePassage('pages/second.json', '**{product}** runs `gadget in`.', text));

test('HTML in a text is reported, with the mark to write', async () => {
  expect(await told('a <b>bold</b> word')).toMatchInlineSnapshot(`
    [
      "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: "<b>" is HTML and is shown to visitors as written. Texts know **bold**, \`code\` and [label](target) only. Did you mean "**bold**"?",
    ]
  `);
  expect(await told('one<br/>two')).toHaveLength(1);
});

test.each(['`<b>` in code', 'a < b and c > d', 'write <file> here', '1<2'])('%s is not', async (text) => {
  expect(await told(text)).toEqual([]);
});
