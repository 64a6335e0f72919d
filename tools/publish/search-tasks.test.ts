import { expect, test } from 'vitest';
import type { CompileContext } from '../../engine/compile/context.ts';
import type { SearchEntry } from '../../engine/search/entry.ts';
import { hashOf } from '../files/sealed.ts';
import { type IndexNotes, searchTasks } from './search-tasks.ts';

const found = ['steel', 'copper', 'glass'].map((title, id): SearchEntry => {
  return { kind: 'page', href: `/${id}`, title, text: `All about ${title}`, within: '' };
});

/** What the orders of an index come to, and what is noted of them as a later process reads it. */
function indexOf(entries: SearchEntry[], synonyms: string[][], before: IndexNotes = {}) {
  const now: IndexNotes = {};
  const context = { synonyms } as CompileContext;
  // As if each stood on a page of its own.
  const prints = entries.map((entry) => hashOf(JSON.stringify(entry)));
  const orders = [...searchTasks(new Map([['en', { entries: () => entries, prints }]]), context, before, now)];
  return { orders, notes: JSON.parse(JSON.stringify(now)) as IndexNotes };
}
const textsOf = ({ orders }: ReturnType<typeof indexOf>) => orders.map(({ path, text }) => [path, text()]);

test('what was noted of the same entries is taken over, and its texts are those made from nothing', () => {
  const fresh = indexOf(found, []);
  expect(fresh.orders.length).toBeGreaterThan(2);
  for (const { hash, text } of fresh.orders) expect(hash).toBe(hashOf(text()));
  const again = indexOf(found, [], fresh.notes);
  expect(again.notes).toEqual(fresh.notes);
  expect(textsOf(again)).toEqual(textsOf(fresh));
  // It is believed, so nothing was worked out for it.
  const { of = '' } = fresh.notes.en ?? {};
  const told = indexOf(found, [], { en: { of, files: [['a', 'b']] } });
  expect(told.orders.map(({ path, hash }) => [path, hash])).toEqual([['a', 'b']]);
});

test.each<[string, SearchEntry[], string[][]]>([
  ['an entry', found.map((one, at) => (at === 0 ? { ...one, text: 'Iron' } : one)), []],
  ['the order of entries', found.toReversed(), []],
  ['synonyms', found, [['glass', 'pane']]],
])('after a change of %s the index is the one made from nothing', (_, entries, synonyms) => {
  const { notes } = indexOf(found, []);
  const fresh = indexOf(entries, synonyms);
  const again = indexOf(entries, synonyms, notes);
  expect(textsOf(again)).toEqual(textsOf(fresh));
  expect(again.notes).toEqual(fresh.notes);
  expect(fresh.notes).not.toEqual(notes);
});
