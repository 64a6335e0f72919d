import { expect, test } from 'vitest';
import { type Files, siteWith, smallCollections, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import { formulaError } from '../../site/markdown/render-formula.ts';
import { checkSite } from '../check.ts';
import { positionOf } from '../position.ts';

const second = smallSite['pages/second.json'];

/** A text with a mistake behind `‸`, where it is reported. */
const mistakes: Record<string, { text: string; files?: Files }[]> = {
  'dead-link': [
    { text: 'See [a](‸/secnd).' },
    { text: 'See [a](‸#nowhere).' },
    { text: 'See [a](<‸/second#gide>).' },
    { text: 'See [a][b].\n\n[b]: ‸fils:a.zip' },
    { text: '| a |\n| --- |\n| ![b](‸/images/none.svg) |' },
  ],
  'insecure-link': [{ text: '- One\n- [two](‸http://example.com/a)' }],
  'missing-picture': [{ text: '![one](example.svg) ![two](‸exampl.svg)' }],
  'unknown-site-value': [{ text: 'A {product} and `code`, {{prodct}} and ‸{prodct}' }],
  'unclosed-markdown': [
    { text: 'A ‸**b' },
    { text: 'A ‸`b' },
    { text: 'A [b‸](c d e' },
    { text: 'A\n\n‸```js\nb' },
    { text: 'A ‸$\\frac{1' },
  ],
  'heading-order': [{ text: '‸# A' }, { text: '## A\n\n‸#### B' }],
  'html-in-markdown': [{ text: '> A ‸<b>c' }],
  'broken-formula': [{ text: 'A $x$ and $1 + ‸\\frc{1}{2}$.' }, { text: '$$\nx = ‸\\frc{1}\n$$' }],
  'unpublished-link': [
    {
      text: 'See [it](‸/draft).',
      files: { 'pages/draft.json': { ...second, id: 'draft', route: '/draft', draft: true } },
    },
  ],
  'unspoken-link': [
    {
      text: 'See [it](‸/item/1).',
      files: {
        'pages/collections/news.json': {
          ...JSON.parse(smallCollections['pages/collections/news.json'] as string),
          languages: 'some',
        },
        'assets/records/news/a.json': {
          ...smallNews[0],
          summary: 'Words',
          title: { en: 'News' },
          content: { en: 'News' },
        },
      },
    },
  ],
};

const cases = Object.entries(mistakes).flatMap(([code, list]) => list.map((one) => ({ code, ...one })));

/** The position of the only problem with a code, and where it has to be. */
async function reported(code: string, file: string, mark: string, files: Files) {
  const marked = await siteWith(files);
  const text = marked.files[file] as string;
  const site = { ...marked, formulaError, files: { ...marked.files, [file]: text.replace(mark, '') } };
  const found = checkSite(site).filter((one) => one.code === code && one.file === file);
  const at = found.map(({ line, column }) => ({ line, column }));
  return { at, wanted: [positionOf(text, text.indexOf(mark))] };
}

test.each(cases)('$code is reported where it is: $text', async ({ code, text, files }) => {
  const article = (content: string) => ({
    'pages/second.json': { ...second, sections: [...second.sections, { type: 'article', id: 'article', content }] },
    ...files,
  });
  const inFile = await reported(code, 'pages/a.md', '‸', { ...article('a.md'), 'pages/a.md': `Words.\n\n${text}\n` });
  expect(inFile.at).toEqual(inFile.wanted);
  const inPlace = await reported(code, 'pages/second.json', '‸', article(`Words.\n\n${text}`));
  expect(inPlace.at).toEqual(inPlace.wanted);
});
