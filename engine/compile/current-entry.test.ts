import { expect, test } from 'vitest';
import { currentEntry } from './current-entry.ts';

const link = (href: string) => ({ label: href, to: { href } });

const navigation = [
  link('/'),
  { label: 'Products', children: [link('/product'), link('/both')] },
  { label: 'Downloads', children: [{ label: 'Software', children: [link('/download'), link('/both?tab=2')] }] },
];

test.each([
  ['a page with an entry of its own, whose parent stands in another group', '/download', ['/product'], [2, 0, 0], true],
  ['a page without one: the nearest that holds it', '/guide', ['/download', '/product'], [2, 0, 0], false],
  ['a page whose nearest holder has no entry: the next', '/guide', ['/unlisted', '/product'], [1, 0], false],
  ['a page with two entries: the first', '/both', [], [1, 1], true],
] as const)('marks one entry for %s', (_, address, holders, at, isPage) => {
  expect(currentEntry(navigation, address, [...holders])).toEqual({ at, isPage });
});

test('marks nothing for a page without an entry', () => {
  expect(currentEntry(navigation, '/elsewhere', ['/unlisted'])).toBeUndefined();
});
