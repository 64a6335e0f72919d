import { expect, test } from 'vitest';
import type { CompileContext } from '../compile/context.ts';
import type { SearchEntry } from '../search/entry.ts';
import { hashOf } from '../site/files/seal.ts';
import { type IndexNotes, searchTasks } from './search-tasks.ts';

const found = ['steel', 'brass', 'glass'].map((title, id): SearchEntry => {
  return { kind: 'page', href: `/${id}`, title, text: `All about ${title}`, within: '' };
});

/** The results of an index's tasks, and their notes as a later process reads them. */
function indexOf(entries: SearchEntry[], synonyms: string[][], before: IndexNotes = {}) {
  const now: IndexNotes = {};
  const context = { site: {}, synonyms } as CompileContext;
  // As if each were on its own page.
  const prints = entries.map((entry) => hashOf(JSON.stringify(entry)));
  const orders = [...searchTasks(new Map([['en', { entries: () => entries, prints }]]), context, before, now)];
  return { orders, notes: JSON.parse(JSON.stringify(now)) as IndexNotes };
}
const textsOf = ({ orders }: ReturnType<typeof indexOf>) => orders.map(({ path, text }) => [path, text()]);

test('cached notes of the same entries are reused, and their files equal a clean build', () => {
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
])('after a change of %s the index equals that of a clean build', (_, entries, synonyms) => {
  const { notes } = indexOf(found, []);
  const fresh = indexOf(entries, synonyms);
  const again = indexOf(entries, synonyms, notes);
  expect(textsOf(again)).toEqual(textsOf(fresh));
  expect(again.notes).toEqual(fresh.notes);
  expect(fresh.notes).not.toEqual(notes);
});

test('a replaced word changes only its own files, and changed content changes the file name', () => {
  const many = Array.from({ length: 2000 }, (_, id): SearchEntry => {
    const text = `word${id} with ${id}x beside it`;
    return { kind: 'row', href: `/${id}`, title: `${id % 97}y`, text, within: '' };
  });
  const one = many[1000] as SearchEntry;
  const changed = many.with(1000, { ...one, text: one.text.replace('with', 'steel') });
  const [before, after] = [indexOf(many, []), indexOf(changed, [])].map(
    (index) => new Map(textsOf(index) as [string, string][]),
  );
  const names = [...(after?.keys() ?? [])];
  expect(names.length).toBeGreaterThan(60);
  const isManifest = (path: string) => path.startsWith('_data/');
  for (const [path, text] of after ?? [])
    if (!isManifest(path) && before?.has(path)) expect(before.get(path), path).toBe(text);
  // The entries' block and the list of such, the words, and the terms of either word.
  const fresh = names.filter((path) => !before?.has(path)).map((path) => path.replace(/-\d+-[\w-]{4}\.json$/, ''));
  expect(fresh.toSorted()).toEqual([
    '_/search-en/entries',
    '_/search-en/names',
    '_/search-en/terms',
    '_/search-en/terms',
    '_/search-en/words',
  ]);
  // Control: a new first entry changes the numbers of all others.
  const first = indexOf([{ ...one, title: 'first', text: '' }, ...many], []);
  expect(textsOf(first).filter(([path]) => !before?.has(path as string)).length).toBeGreaterThan(names.length / 2);
});
