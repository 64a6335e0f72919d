import { describe, expect, test } from 'vitest';
import { complaints, siteWith, smallCollections, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import { createInspector } from '../inspect-site.ts';

const second = smallSite['pages/second.json'];

/** The small site with an article on its second page. */
const withArticle = (content: unknown, files: Record<string, string> = {}) => ({
  'pages/second.json': { ...second, sections: [...second.sections, { type: 'article', id: 'article', content }] },
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`pages/${name}`, text])),
});

const both = { zh: 'a.zh.md', en: 'a.en.md' };
const sound = `A text with **bold**, \`code {x}\`, [a link](/second#guide) and $x^2$.

## One

![A picture](example.svg "A caption")

### Two

See [one](#one), [the article](#article) and [a file](files:example.zip). It costs $5 or $6.

\`\`\`js
if (a < b) c = \`**\`;
\`\`\`
`;

describe('a Markdown file', () => {
  test('without mistakes is not reported', async () => {
    expect(await complaints(withArticle(both, { 'a.zh.md': sound, 'a.en.md': sound }))).toEqual([]);
  });

  test('is reported with the position in it, and a fix', async () => {
    const wrong = `# One

See [two](/secnd), ![it](exmple.svg) and [three](#thre). **Open.

#### Four

<b>Five</b> {prodct} $\\frc{1}{2}$ [six](fils:a.zip)

\`\`\`js
seven
`;
    expect(await complaints(withArticle('a.md', { 'a.md': wrong }))).toMatchInlineSnapshot(`
      [
        "pages/a.md:1:1  The page's title is its first heading. Begin the headings of a text with ##.",
        "pages/a.md:3:11  No page has the route "/secnd". Did you mean "/second"?",
        "pages/a.md:3:26  There is no picture assets/images/exmple.svg. Did you mean "example.svg"?",
        "pages/a.md:3:50  No section or heading on this page has the id "thre". Allowed: one, four.",
        "pages/a.md:3:58  "**" is shown to visitors as written. Bold is written **words**, with no space after the first asterisks or before the last. Formulas go between backticks.",
        "pages/a.md:5:1  A heading of level 4 follows one of level 1. Use the next level, so that screen readers do not skip one.",
        "pages/a.md:7:1  "<b>" is HTML and is shown to visitors as written. Write Markdown, or put it between backticks.",
        "pages/a.md:7:8  "</b>" is HTML and is shown to visitors as written. Write Markdown, or put it between backticks.",
        "pages/a.md:7:13  "{prodct}" is not a value of site.json. Allowed: product, email. Did you mean "{product}"?",
        "pages/a.md:7:23  This formula cannot be read: Unsupported function name: \\frc.",
        "pages/a.md:7:41  "fils:" is neither a base of site.json nor https:, http:, mailto: or tel:. Did you mean "files:a.zip"?",
        "pages/a.md:9:1  This code block has no end and takes in everything after it. End it with a line of the same marks.",
      ]
    `);
  });

  test('is reported when it is missing, elsewhere or different in another language', async () => {
    const other = sound.replace('### Two', '## Two');
    expect(
      await complaints(withArticle({ zh: 'a.zh.md', en: '../a.md' }, { 'a.zh.md': sound })),
    ).toMatchInlineSnapshot(`
      [
        "pages/second.json:23:15  sections[2] (article).content.en: "../a.md" is not next to this file. A Markdown file is in the folder of its JSON file or in a folder below it.",
      ]
    `);
    expect(await complaints(withArticle({ zh: 'a.zh.md', en: 'a.md' }, { 'a.zh.md': sound }))).toMatchInlineSnapshot(`
      [
        "pages/second.json:23:15  sections[2] (article).content.en: There is no file pages/a.md. Create it, or write the text here. Did you mean "a.zh.md"?",
      ]
    `);
    expect(await complaints(withArticle(both, { 'a.zh.md': other, 'a.en.md': sound }))).toMatchInlineSnapshot(`
      [
        "pages/a.en.md:1:1  "en" and "zh" differ in the levels of their headings: 2 3 and 2 2. Translate what is missing.",
      ]
    `);
  });

  test('is reported when nothing names it, and in one language with Chinese in it', async () => {
    expect(await complaints(withArticle('a.md', { 'a.md': '正文。', 'b.md': 'Text.' }))).toMatchInlineSnapshot(`
      [
        "pages/b.md:1:1  No page and no record shows pages/b.md. Name it in a Markdown field, or delete it.",
        "pages/second.json:21:18  sections[2] (article).content: A text in one string shows in every language, and this one holds Chinese. Write { "zh": "…", "en": "…" }.",
      ]
    `);
  });

  test('changes in one word without another file being inspected', async () => {
    const before = await siteWith(withArticle(both, { 'a.zh.md': sound, 'a.en.md': sound }));
    const inspect = createInspector();
    const { model } = inspect(before);
    const files = { ...before.files, 'pages/a.en.md': sound.replace('A text', 'The text') };
    const after = inspect({ ...before, files }).model;
    expect(after.files.filter((file, index) => file !== model.files[index]).map(({ file }) => file)).toEqual([
      'pages/a.en.md',
    ]);
  });
});

test('links to headings of other pages and of records are checked', async () => {
  const home = smallSite['pages/home.json'];
  const declared = JSON.parse(smallCollections['pages/collections/news.json'] as string);
  const fields = { ...declared.fields, content: { kind: 'Markdown', description: 'The text.' } };
  const links = (...targets: string[]) => ({
    ...withArticle('a.md', { 'a.md': '## One\n\n[b](#one) [c](/second#one) [d](/item/1#t-2)', 'b.md': '## T' }),
    'pages/collections/news.json': { ...declared, fields },
    'assets/records/news/a.json': { ...smallNews[0], content: 'a.md' },
    'assets/records/news/a.md': '## T\n\n## T',
    'assets/records/news/b.json': { ...smallNews[1], content: '## Other' },
    'pages/home.json': {
      ...home,
      sections: [...home.sections, { type: 'prose', id: 'links', points: targets.map((one) => `[x](${one})`) }],
    },
    'pages/b.md': undefined,
  });
  expect(await complaints(links('/second#one', '/item/1#t', '/item/1#t-2', '/item/2#other'))).toEqual([]);
  expect(await complaints(links('/second#two', '/item/1#other', '/item/2#t'))).toMatchInlineSnapshot(`
    [
      "pages/home.json:63:9  sections[2] (prose).points[0]: No section or heading of "/second" has the id "two". Allowed: guide, article, more, one.",
      "pages/home.json:64:9  sections[2] (prose).points[1]: No section or heading of "/item/1" has the id "other". Allowed: item, t, t-2.",
      "pages/home.json:65:9  sections[2] (prose).points[2]: No section or heading of "/item/2" has the id "t". Allowed: item, other.",
    ]
  `);
});

test('Markdown in place is reported with the position in the string', async () => {
  const text = 'One.\n\n[two](/secnd) and $\\frc{1}$.';
  expect(await complaints(withArticle(text))).toMatchInlineSnapshot(`
    [
      "pages/second.json:21:33  sections[2] (article).content: No page has the route "/secnd". Did you mean "/second"?",
      "pages/second.json:21:46  sections[2] (article).content: This formula cannot be read: Unsupported function name: \\frc.",
    ]
  `);
});

describe('a heading', () => {
  const sections = [
    { type: 'article', id: 'notes', content: both },
    { type: 'article', id: 'extra', content: { zh: '## 一\n\n## 二', en: '## One\n\n## Two' } },
  ];
  const page = { 'pages/second.json': { ...second, sections: [...second.sections, ...sections] } };

  test('with the id of a section, or of a heading of another text in the same language, is reported once', async () => {
    const text = '## Guide\n\n## One\n\n## 一\n';
    const files = { ...page, 'pages/a.zh.md': text, 'pages/a.en.md': text };
    expect((await complaints(files)).filter((line) => !line.includes('unequal'))).toMatchInlineSnapshot(`
      [
        "pages/a.en.md:1:1  A section of this page already has the id "guide" of this heading, so that links go to the section. Change the words of the heading, or the id of the section.",
        "pages/a.zh.md:1:1  A section of this page already has the id "guide" of this heading, so that links go to the section. Change the words of the heading, or the id of the section.",
        "pages/second.json:30:16  sections[3] (article).content.zh: A heading in pages/a.zh.md, on the same page, already has the id "一", so that links go to that one. Change the words of one of them.",
        "pages/second.json:31:16  sections[3] (article).content.en: A heading in pages/a.en.md, on the same page, already has the id "one", so that links go to that one. Change the words of one of them.",
      ]
    `);
  });

  test('may be repeated in another language, and with a number in the same text', async () => {
    const text = '## Three\n\n## Three\n';
    expect(await complaints({ ...page, 'pages/a.zh.md': text, 'pages/a.en.md': text })).toEqual([]);
  });

  test('of a record is compared with its page and the records that the page shows with it', async () => {
    const markdown = { kind: 'Markdown', description: 'The text.' };
    const declared = (name: string, field: string) => {
      const { fields, ...rest } = JSON.parse(smallCollections[`pages/collections/${name}.json`] as string);
      return { [`pages/collections/${name}.json`]: { ...rest, fields: { ...fields, [field]: markdown } } };
    };
    const question = { topic: 'a', question: 'b' };
    const list = { type: 'expandable-list', id: 'faq', data: { source: 'faq.all' } };
    const cells = {
      title: { field: 'question', label: 'A' },
      details: [{ field: 'answer', label: 'B', kind: 'html' }],
    };
    const files = (news: string, answer: string) => ({
      ...declared('news', 'content'),
      ...declared('faq', 'answer'),
      'pages/second.json': { ...second, sections: [...second.sections, { ...list, ...cells }] },
      // Each is on a page of its own.
      'assets/records/news/all.json': ['## Own', '## Own'].map((content, index) => ({ ...smallNews[index], content })),
      'assets/records/news/c.json': { ...smallNews[2], content: news },
      'assets/records/faq/a.json': { ...question, id: 1, answer: '## Steps' },
      'assets/records/faq/b.json': { ...question, id: 2, answer },
    });
    expect(await complaints(files('## Item', '## Steps'))).toMatchInlineSnapshot(`
      [
        "assets/records/faq/b.json:5:14  answer: A heading in assets/records/faq/a.json, on the same page, already has the id "steps", so that links go to that one. Change the words of one of them.",
        "assets/records/news/c.json:9:15  content: A section of this page already has the id "item" of this heading, so that links go to the section. Change the words of the heading, or the id of the section.",
      ]
    `);
    expect(await complaints(files('## Other', '## Other'))).toEqual([]);
  });
});
