import { expect, test } from 'vitest';
import { packNotes, unpackNotes } from './pack-notes.ts';
import type { PageNote, PageNotes } from './page-compiler.ts';

function note(title: string, types: string[]): PageNote {
  const told = { types, styles: types, frames: [], forms: {}, bibliographies: { 'a.bib': 'text' }, archives: [] };
  return { hash: `hash of ${title}`, title, ...told, found: `found on ${title}` };
}

const notes: PageNotes = {
  ground: 'ground',
  reads: [
    ['asset a.svg', '1'],
    ['shared help', '2'],
  ],
  pages: {
    'zh /': { note: note('A', ['table']), own: 'own A', reads: [0, 1] },
    'zh /b': { note: note('B', ['table']), own: 'own B', reads: [0, 1] },
    'zh /c': { note: note('C', ['form']), own: 'own C', reads: [] },
  },
  indexes: { zh: { of: 'of', files: [['a', 'b']] } },
  found: { zh: 'of' },
};

test('unpacks notes unchanged, and stores equal parts once', () => {
  const kept = JSON.parse(JSON.stringify(packNotes(notes)));
  expect(unpackNotes(kept)).toEqual(notes);
  expect([kept.shared.length, kept.lists.length]).toEqual([2, 2]);
  // Two pages with the same reads cause one request.
  const { 'zh /': first, 'zh /b': second } = unpackNotes(kept).pages;
  expect(first?.reads).toBe(second?.reads);
});
