import { expect, test } from 'vitest';
import type { SearchEntry } from '../search/entry.ts';
import { packEntries, unpackEntries } from './pack-entries.ts';

/** A page at an address, with these titles on it. */
function page(href: string, ...titles: string[]): [string, SearchEntry[]] {
  const parts = titles.map((title, at): SearchEntry => {
    return { kind: 'row', title, href: `${href}#row-${at}`, text: title, within: 'A', lang: 'en', leads: '/away' };
  });
  return [`en ${href}`, [{ kind: 'page', title: 'A', href, text: '', within: '' }, ...parts]];
}

const pages = [page('/', 'one', 'two'), page('/a', 'one', 'two'), page('/b', 'one')];

/** The stored entries as a later process reads them. */
const read = (kept: ReturnType<typeof packEntries>): typeof kept => JSON.parse(JSON.stringify(kept));

test('unpacks entries unchanged, with the order of their fields, and stores equal ones once', () => {
  const kept = read(packEntries(pages));
  for (const [name, entries] of pages) expect(JSON.stringify(unpackEntries(kept)(name))).toBe(JSON.stringify(entries));
  expect(unpackEntries(kept)('en /c')).toBeUndefined();
  expect(unpackEntries(kept)('constructor')).toBeUndefined();
  expect(kept.entries.length).toBe(3);
});

test('keeps the old entries of a page without new ones, and drops removed pages', () => {
  const [name, entries] = page('/b', 'one', 'three');
  const kept = read(
    packEntries(
      [
        ['en /', undefined],
        [name, entries],
        ['en /new', undefined],
      ],
      read(packEntries(pages)),
    ),
  );
  expect(unpackEntries(kept)('en /')).toEqual(pages[0]?.[1]);
  expect(unpackEntries(kept)(name)).toEqual(entries);
  expect(Object.keys(kept.pages)).toEqual(['en /', 'en /b']);
});
