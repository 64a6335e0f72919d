import { expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import { createStyleFiles } from './style-files.ts';
import { engineStyles, type Styles } from './styles.ts';

const { first, later, contents } = engineStyles;

/** A style sheet for each section type, and one shared by two types. */
const styles: Styles = {
  sheets: { first: 'F{}', later: 'L{}', contents: 'C{}', prose: 'P{}', map: 'M{}', video: 'V{}', common: 'K{}' },
  parts: {
    [first]: ['first'],
    [later]: ['later'],
    [contents]: ['contents'],
    prose: ['prose', 'common'],
    map: ['common', 'map'],
    'video-list': ['video'],
  },
};

/**
 * A site on which every page shows prose, one of many shows a map inside tabs, and none shows a list of
 * videos.
 */
const context = await contextWith({
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `pages/many-${at}.json`,
      { ...smallSite['pages/second.json'], id: `many-${at}`, route: `/many-${at}`, sections: [prose(`many-${at}`)] },
    ]),
  ),
  'pages/mapped.json': {
    ...smallSite['pages/second.json'],
    id: 'mapped',
    route: '/mapped',
    sections: [{ type: 'tabs', id: 'tabs', label: 'Tabs', tabs: [{ label: 'One', sections: [{ type: 'map' }] }] }],
  },
});

function prose(id: string) {
  return { type: 'prose', id, paragraphs: ['.'] };
}

const textOf = ({ tasks }: ReturnType<typeof createStyleFiles>, address: string | undefined) =>
  tasks.find(({ path }) => `/${path}` === address)?.text;

test('styles of most pages are in one shared sheet, and rare ones in sheets of their own that add to it', () => {
  const made = createStyleFiles(context, styles, '');
  const { shared, own } = made.styles;
  expect(Object.keys(own).sort()).toEqual(['map', 'video-list']);
  expect(textOf(made, shared)).toBe('L{}C{}P{}K{}');
  expect(textOf(made, own.map)).toBe('M{}');
  expect(textOf(made, own['video-list'])).toBe('V{}');
  expect(made.tasks).toHaveLength(3);
});

test('a nested section type counts, and cached facts of pages equal those from reading them', () => {
  const alike = context.pages.map((page) => (page.id === 'mapped' ? [page.id, ['tabs', 'map']] : [page.id, ['prose']]));
  const known = new Map(alike as [string, string[]][]);
  const outlineOf = ({ id }: { id: string }) => ({ chapters: [], types: known.get(id) ?? [] });
  expect(createStyleFiles({ ...context, outlineOf }, styles, '')).toEqual(createStyleFiles(context, styles, ''));
  // With as many pages that show one inside another section, it is no longer seldom.
  const many = { ...context, outlineOf: () => ({ chapters: [], types: ['prose', 'map'] }) };
  expect(Object.keys(createStyleFiles(many, styles, '').styles.own)).toEqual(['video-list']);
});

test('an address changes only with the content of its sheet', () => {
  const { shared, own } = createStyleFiles(context, styles, '').styles;
  const other = createStyleFiles(context, { ...styles, sheets: { ...styles.sheets, map: 'm{}' } }, '').styles;
  expect(other.shared).toBe(shared);
  expect(other.own['video-list']).toBe(own['video-list']);
  expect(other.own.map).not.toBe(own.map);
});
