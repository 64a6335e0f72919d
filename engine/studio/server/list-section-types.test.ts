import { expect, test } from 'vitest';
import { root } from '../../site/paths.ts';
import { readSchemas } from '../../site/read-site.ts';
import { findSections, otherNames } from '../client/find-sections.ts';
import { listSectionTypes } from './section-sample.ts';

const types = listSectionTypes(root, await readSchemas());
const first = (sought: string) => findSections(types, sought)[0]?.type;

/** Common names for section types in both languages, with the matching type. */
const called: [string, string][] = [
  ['hero', 'feature'],
  ['Hero', 'feature'],
  ['banner', 'feature'],
  ['首屏', 'feature'],
  ['横幅', 'feature'],
  ['speakers', 'cards'],
  ['speaker', 'cards'],
  ['team', 'cards'],
  ['嘉宾', 'cards'],
  ['讲者', 'cards'],
  ['团队', 'cards'],
  ['FAQ', 'expandable-list'],
  ['faq', 'expandable-list'],
  ['questions', 'expandable-list'],
  ['常见问题', 'expandable-list'],
  ['问答', 'expandable-list'],
  ['steps', 'steps'],
  ['how to', 'steps'],
  ['agenda', 'steps'],
  ['步骤', 'steps'],
  ['日程', 'steps'],
  ['sponsors', 'logo-grid'],
  ['赞助商', 'logo-grid'],
  ['slider', 'carousel'],
  ['轮播', 'carousel'],
  ['contact', 'form'],
  ['报名', 'form'],
  ['prices', 'table'],
  ['表格', 'table'],
  ['videos', 'video-list'],
  ['视频', 'video-list'],
  ['text', 'prose'],
  ['正文', 'prose'],
  ['地图', 'map'],
  ['Call to action', 'links'],
];

test.each(called)('“%s” finds the section type %s first', (sought, type) => {
  expect(first(sought)).toBe(type);
});

test('an unknown name finds nothing, and other names are necessary to find these types', () => {
  expect(findSections(types, 'xylophone')).toEqual([]);
  // No letters of two words are one name.
  expect(findSections(types, 'hero').map(({ type }) => type)).toEqual(['feature']);
  const unnamed = types.map((one) => ({ ...one, names: [] }));
  const lost = called.filter(([sought, type]) => findSections(unnamed, sought)[0]?.type !== type);
  expect(lost.length).toBeGreaterThan(called.length / 2);
});

test('every type of the engine has other names in both languages, and no two types share one', () => {
  for (const one of types)
    for (const tongue of ['en', 'zh'] as const)
      expect(otherNames(one, tongue), `@alias of ${one.type} in ${tongue}`).not.toEqual([]);
  const all = types.flatMap(({ names }) => names);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test('likely types come first: those that the site uses most, then those of most sites', async () => {
  expect(
    findSections(types, '')
      .slice(0, 3)
      .map(({ type }) => type),
  ).toEqual(['prose', 'feature', 'cards']);
  const page = { sections: [{ type: 'tabs', tabs: [{ sections: [{ type: 'map' }, { type: 'map' }] }] }] };
  const used = listSectionTypes(root, await readSchemas(), [page]);
  expect(
    findSections(used, '')
      .slice(0, 3)
      .map(({ type }) => type),
  ).toEqual(['map', 'tabs', 'prose']);
});
