import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, smallNews } from '../generate/gallery/small-site.ts';
import { htmlLines, paragraphsOf } from './html-lines.ts';

const about = (told: string[]) => told.map((line) => line.replace(/ (?:Write|Did you mean) .*/s, ''));
const paragraph = (text: string) =>
  complaints(replacePassage('pages/second.json', '"**{product}** runs `gadget in`."', JSON.stringify(text)));
const record = (fields: object) => complaints({ 'assets/records/news/a.json': { ...smallNews[0], ...fields } });

describe('a line break or list in a short text is reported at it', () => {
  test.each([
    ['two lines', 'One line\nand another', /A line break shows as a space/],
    ['lines of Windows', 'One line\r\nand another', /A line break shows as a space/],
    ['paragraphs', 'One.\n\nTwo.', /A line break shows as a space/],
    ['bullets', 'We offer:\n• one\n• two', /A list shows as one line/],
    ['dashes', 'We offer:\n– one\n– two', /A list shows as one line/],
    ['numbers', 'Steps\n1. one\n2. two', /A list shows as one line/],
    ['Chinese numbers', 'Steps\r\n（1）one\r\n（2）two', /A list shows as one line/],
    ['circled numbers', '① one\n② two', /A list shows as one line/],
    ['middle dots', '· one\n· two', /A list shows as one line/],
    ['Markdown', '- one\n- two', /A list shows as one line/],
    ['old line ends', 'One line\rand another', /A line break shows as a space/],
    ['a row of a spreadsheet', 'Name\tPrice', /A tab shows as a space here\. .* Did you mean " "\?$/],
  ])('%s', async (_, text, says) => {
    const told = await paragraph(text);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^pages\/second.json:11:9 {2}sections\[0\] \(prose\)\.paragraphs\[0\]/);
    expect(told[0]).toMatch(says);
  });

  test('in a title of a language and in texts of a record', async () => {
    const title = replacePassage('pages/news.json', '"zh": "新闻"', '"zh": "新闻\\n列表"');
    expect(about(await complaints(title))).toEqual([
      'pages/news.json:9:11  title.zh: A line break shows as a space here.',
    ]);
    const summary = { zh: '一、甲\n二、乙', en: 'One\ntwo' };
    expect(about(await record({ summary }))).toEqual([
      expect.stringMatching(/summary\.zh: A list shows as one line here\.$/),
      expect.stringMatching(/summary\.en: A line break shows as a space here\.$/),
    ]);
  });

  test.each([
    ['a line separator', 'One\u2028two', /U\+2028 is a line break/],
    ['a vertical tab of Word', 'One\vtwo', /U\+000B cannot be published/],
    ['a tag', 'One<br>two', /"<br>" is HTML and is shown to visitors as written/],
    ['a reference', 'One&#10;two', /"&…;" is Markdown that texts do not know/],
  ])('%s is reported too', async (_, text, says) => {
    expect(await paragraph(text)).toEqual([expect.stringMatching(says)]);
  });

  test('but not at the edges of a text, and not in a list that shows as it is written', async () => {
    expect(await paragraph('\nOne line.\n')).toEqual([]);
    for (const text of ['• one • two', '1) one 2) two', '\tOne line.\t']) expect(await paragraph(text)).toEqual([]);
  });
});

describe('HTML whose lines run together is reported', () => {
  test.each([
    ['blank lines', 'One.\n\nTwo.', 'paragraphs'],
    ['blank lines of Windows, with spaces', 'One.\r\n  \r\nTwo.', 'paragraphs'],
    ['blank lines with inline tags', 'One <b>bold</b>.\n\nTwo.', 'paragraphs'],
    ['blank lines after a paragraph', '<p>Zero</p>One.\n\nTwo.', 'paragraphs'],
    ['a list', 'We offer\n- one\n- two', 'list'],
    ['a Chinese list', '步骤\n1、打开\n2、关闭', 'list'],
    ['lines of source', '<p>One\n  two</p>\n\n<ul>\n  <li>a</li>\n\n  <li>b</li>\n</ul>', undefined],
    ['one wrapped paragraph', 'One\ntwo', undefined],
    ['one wrapped paragraph of Windows', 'One\r\ntwo', undefined],
    ['a blank line in a comment', 'One<!--\n\n-->\ntwo', undefined],
    ['code', '<pre>a\n\nb\n- c\n- d</pre>', undefined],
    ['breaks', 'One<br>\n<br>\nTwo', undefined],
  ])('%s: %j', async (_, html, lines) => {
    // A text in one string that holds Chinese is reported besides.
    const told = (await record({ content: html })).filter((line) => !line.includes('holds Chinese'));
    expect(told).toHaveLength(lines === undefined ? 0 : 1);
    if (lines === 'paragraphs') expect(told[0]).toMatch(/content: Blank lines do not show in HTML/);
    if (lines === 'list') expect(told[0]).toMatch(/content: Lines do not show in HTML: the list/);
  });

  test('and plain text is given its paragraphs, which are sound', async () => {
    const html = paragraphsOf('One,\nand more.\n\n \nTwo & three.\n');
    expect(html).toBe('<p>One,<br>and more.</p>\n<p>Two & three.</p>');
    expect(await record({ content: html })).toEqual([]);
    expect(paragraphsOf('One,\r\nand more.\r\n\r\nTwo & three.\r\n')).toBe(html);
    expect(paragraphsOf('<b>One</b>\n\nTwo')).toBeUndefined();
    expect(htmlLines('One.\n\nTwo.', /never^/)).toBe('paragraphs');
  });

  // A search that begins at each of these and reads to the end would take hours.
  test.each(['<pre ', '<!-- ', '<p ', '<b>\n', ' \n'])('also in a very long text of %j', (piece) => {
    const text = piece.repeat(500_000);
    expect(htmlLines(`One.\n\nTwo.<br>${text}`, /never^/)).toBe('paragraphs');
    expect(paragraphsOf(text.replaceAll('<', ''))).toMatch(/^<p>.*<\/p>$/s);
  });
});
