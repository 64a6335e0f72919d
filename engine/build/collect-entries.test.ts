import { expect, test } from 'vitest';
import type { SearchEntry } from '../search/entry.ts';
import { collectEntries } from './collect-entries.ts';
import type { PackedEntries } from './pack-entries.ts';

function entry(title: string): SearchEntry {
  return { kind: 'page', title, href: `/${title}`, text: '', within: '' };
}

/** Collects these pages with a cache, and lists those that were compiled again. */
function collected(pages: { id: string; title: string; entries?: SearchEntry[] }[], kept?: PackedEntries) {
  const made: string[] = [];
  let read = 0;
  const found = collectEntries(() => {
    read++;
    return kept;
  });
  for (const { id, title, entries } of pages) {
    const anew = () => {
      made.push(id);
      return [entry(title)];
    };
    found.add({ id, print: title, entries: entries ?? anew });
  }
  return { found, made, reads: () => read };
}

const a = { id: 'a', title: 'A' };
const b = { id: 'b', title: 'B' };
const first = collected([a, b]);
const kept = first.found.kept();

test('reuses cached entries, prefers given ones, and compiles all others', () => {
  const { found, made } = collected([a, { ...b, entries: [entry('Other')] }, { id: 'c', title: 'C' }], kept);
  expect(found.entries().map(({ title }) => title)).toEqual(['A', 'Other', 'C']);
  expect(made).toEqual(['c']);
  expect(collected([a], found.kept()).found.entries()).toEqual([entry('A')]);
});

test('reads nothing until entries are requested, and includes later pages in the next request', () => {
  const { found, reads } = collected([a], kept);
  found.print();
  expect(reads()).toBe(0);
  expect(found.entries().length).toBe(1);
  found.add({ id: 'b', print: 'B', entries: () => [] });
  expect(found.entries()).toEqual([entry('A'), entry('B')]);
  expect(reads()).toBe(1);
});

test('the hash depends on the pages and on the entries of each', () => {
  const prints = [[a, b], [b, a], [a], [a, { ...b, title: 'C' }], [a, { ...b, id: 'c' }]].map((pages) =>
    collected(pages).found.print(),
  );
  expect(new Set(prints).size).toBe(5);
});

test('entries that no page has any more are left out once they are half of all', () => {
  let now = kept;
  for (let times = 0; times < 9; times++) {
    const { found } = collected([a, { ...b, entries: [entry(`${times}`)] }], now);
    now = found.kept();
    expect(now.entries.length).toBeLessThan(6);
    expect(collected([a, b], now).found.entries()).toEqual([entry('A'), entry(`${times}`)]);
  }
});
