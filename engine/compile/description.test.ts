import { expect, test } from 'vitest';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import { compilePage } from './page.ts';

const words = {
  zh: '这一页说明如何在四块显卡上做平面波计算。',
  en: 'How to run **plane waves** on {product} and four graphics cards.',
};
const told = 'How to run plane waves on Gadget and four graphics cards.';
const names = {
  type: 'table',
  id: 'names',
  columns: [
    { field: 'name', label: { zh: '一个很长很长很长很长很长很长的名称', en: 'A column with a rather long name' } },
  ],
  rows: [{ name: { zh: '一个很长很长很长很长很长很长的单元格', en: 'A cell with rather many words in it' } }],
};
const picture = {
  src: 'example.svg',
  alt: { zh: '一张图片的替代文字，也不是段落，而且很长', en: 'A picture, of which this is the text' },
};
const shared = { type: 'include', name: 'links' };

test.each([
  ['its own', { description: words, lead: 'A lead that comes second to it.' }, told],
  ['its lead', { lead: words, sections: [{ type: 'prose', paragraphs: ['Another text, which comes later.'] }] }, told],
  [
    'its first paragraph, which no name, alternative text, cell or short word is',
    { sections: [names, shared, { type: 'feature', heading: words.en, picture, paragraphs: ['Short.', words] }] },
    told,
  ],
  ['the tagline where it has no paragraph', { sections: [names] }, 'Samples'],
])('a page’s description is %s', async (_, page, description) => {
  const context = await contextWith({
    'pages/second.json': { ...smallSite['pages/second.json'], sections: [], ...page },
  });
  expect(compilePage(findRoute(context, '/second'), 'en', context).description).toBe(description);
});
