import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../../tools/generate/gallery/small-site.ts';

/** What the check says of a page with a section more. */
function told(section: object) {
  const second = smallSite['pages/second.json'];
  return complaints({ 'pages/second.json': { ...second, sections: [...second.sections, section] } });
}

const columns = [{ field: 'name', label: { zh: '名称', en: 'Name' } }];

test.each<[string, object]>([
  ['rows', { type: 'table', columns, rows: [] }],
  ['videos', { type: 'video-list', videos: [] }],
  ['cards', { type: 'cards', cards: [] }],
  ['logos', { type: 'logo-grid', logos: [] }],
  ['steps', { type: 'steps', steps: [] }],
])('a section whose %s are none is reported', async (field, section) => {
  const problems = await told(section);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    new RegExp(`sections\\[2\\].*${field}: "${field}" is empty, so there is nothing to show`),
  );
});

test('a section without slides is an error of its schema, reported once', async () => {
  const label = { zh: '图片', en: 'Pictures' };
  expect(await told({ type: 'carousel', label, slides: [] })).toHaveLength(1);
});

test('an optional list without items is not reported', async () => {
  expect(await told({ type: 'prose', paragraphs: ['A text.'], points: [] })).toEqual([]);
  const picture = { src: 'example.svg', alt: '' };
  expect(await told({ type: 'feature', paragraphs: [], picture, actions: [] })).toEqual([]);
});
