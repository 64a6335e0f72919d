import { describe, expect, test } from 'vitest';
import { complaints, type Files, smallSite } from '../generate/gallery/small-site.ts';

const product = smallSite['pages/product.json'];
const file = (value: object): Files => ({ 'pages/product.json': value });
const page = (section: object, more: object = {}) => file({ ...product, sections: [section], ...more });
const table = { columns: [{ field: 'a', label: 'A' }], rows: [{ a: '1' }] };
const news = { type: 'paged-news', item: { to: '/news/{id}' }, list: { to: '/news/{page}' } };

describe('a property at the wrong level is one problem, at its name', () => {
  test.each<[string, Files, RegExp]>([
    [
      'a section’s fields beside the sections',
      page({ type: 'table' }, { ...table, numbered: true, note: 'x' }),
      / columns: "columns", "rows", "numbered" and "note" stand at the wrong level: write them in sections\[0\] \(table\)\.$/,
    ],
    [
      'a section’s fields in its data',
      page({ type: 'table', data: { source: 'faq.all', columns: table.columns } }),
      /\.data\.columns: "columns" stands at the wrong level: write it in sections\[0\] \(table\)\.$/,
    ],
    [
      'a part of a picture beside it',
      page({ type: 'feature', paragraphs: ['a'], picture: { src: 'example.svg' }, alt: '' }),
      /\.alt: "alt" stands at the wrong level: write it in sections\[0\] \(feature\)\.picture\.$/,
    ],
    [
      'a picture without its braces',
      page({ type: 'feature', paragraphs: ['a'], src: 'example.svg', alt: '' }),
      /\.src: "src" and "alt" stand at the wrong level: write them in "picture"\.$/,
    ],
    [
      'parameters beside the data',
      page({ ...news, data: { source: 'news.list' }, params: { page: '1' } }),
      /\.params: "params" stands at the wrong level: write it in sections\[0\] \(paged-news\)\.data\.$/,
    ],
    [
      'a parameter beside the parameters',
      page({ ...news, data: { source: 'news.list', page: '1' } }),
      /\.page: "page" stands at the wrong level: write it in "params"\.$/,
    ],
    [
      'one entry of a list without the list',
      page({ type: 'links', label: 'A', to: '/second' }),
      /\.label: "label" and "to" stand at the wrong level: write them in an entry of "links"\.$/,
    ],
    [
      'a section without the sections',
      file({ ...product, sections: undefined, type: 'prose', paragraphs: ['A'] }),
      / type: "type" and "paragraphs" stand at the wrong level: write them in an entry of "sections"\.$/,
    ],
    [
      'languages without their text',
      page({ type: 'prose', paragraphs: ['a'], zh: '题', en: 'Title' }),
      /\.zh: "zh" and "en" stand at the wrong level: write them in "heading" or "lead"\.$/,
    ],
    [
      'one language beside its text',
      page({ type: 'prose', paragraphs: ['a'], heading: { zh: '题' }, en: 'Title' }),
      /\.en: "en" stands at the wrong level: write it in sections\[0\] \(prose\)\.heading\.$/,
    ],
    [
      'a page’s title in its section',
      file({ ...product, title: undefined, sections: [{ type: 'prose', title: 'A', paragraphs: ['a'] }] }),
      /\.title: "title" stands at the wrong level: write it in the outermost object of the file\.$/,
    ],
    [
      'a section wrapped in its type',
      page({ type: 'table', table }),
      /\.table: "table" is not a field here\. What it holds stands one level too deep: write that in its place\.$/,
    ],
    ['a page wrapped in one', file({ page: product }), / page: "page" is not a field here\. What it holds stands one/],
    [
      'a column wrapped in its field',
      page({ type: 'table', ...table, columns: [{ field: { field: 'a', label: 'A' } }] }),
      /columns\[0\]\.field: This is an object \{…\}; this must be a text\.$/,
    ],
    [
      'a part of a picture that is only a name',
      page({ type: 'feature', paragraphs: ['a'], picture: 'example.svg', alt: '' }),
      /\.picture: "example\.svg" is a text; this must be an object/,
    ],
  ])('%s', async (_, change, says) => {
    const told = await complaints(change);
    expect(told, told.join('\n')).toHaveLength(1);
    expect(told[0]).toMatch(says);
  });
});

test('two mistakes at two levels stay two', async () => {
  const told = await complaints(
    page({ type: 'feature', picture: { src: 'example.svg' }, color: 'red', paragraphs: ['a'] }),
  );
  expect(told.map((line) => line.replace(/^\S+ +/, ''))).toEqual([
    'sections[0] (feature).picture: The field "alt" is missing.',
    expect.stringMatching(/\.color: "color" is not a field here\./),
  ]);
});
