import { expect, test } from 'vitest';
import { applyOperations, type Operation } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { enclosingSection, followPointer } from './follow-pointer.ts';

/** A page whose values equal their names, so that a moved value is recognizable. */
const page = {
  title: 'title',
  sections: ['a', 'b', 'c', 'd'].map((name) => ({ name, sections: [{ name: `${name}1` }, { name: `${name}2` }] })),
};
const text = JSON.stringify(page);

function pointersOf(value: unknown, pointer = ''): [pointer: string, name: string][] {
  if (typeof value === 'string') return [[pointer, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => pointersOf(inner, `${pointer}/${key}`));
}

const places = [0, 1, 2, 3];
const operations: Operation[] = [
  ...places.map((at): Operation => ({ op: 'remove', path: `/sections/${at}` })),
  ...places.map((at): Operation => ({ op: 'add', path: `/sections/${at}`, value: { name: 'new' } })),
  ...places.flatMap((from) =>
    places.map((to): Operation => ({ op: 'move', from: `/sections/${from}`, path: `/sections/${to}` })),
  ),
  { op: 'remove', path: '/sections/1/sections/0' },
  { op: 'move', from: '/sections/2/sections/0', path: '/sections/2/sections/1' },
  { op: 'move', from: '/sections/1', path: '/sections/0/sections/1' },
  { op: 'move', from: '/sections/1', path: '/sections/2/sections/2' },
  { op: 'move', from: '/sections/1/sections/0', path: '/sections/1' },
  { op: 'move', from: '/sections/1/sections/1', path: '/sections/2' },
  { op: 'move', from: '/sections/0/sections/0', path: '/sections/3/sections/0' },
  { op: 'replace', path: '/sections/1/name', value: 'b' },
  { op: 'add', path: '/sections/-', value: { name: 'last' } },
];

test.each(operations)('after $op $from $path every pointer resolves to the same value, or to nothing', (operation) => {
  const after = JSON.parse(applyOperations(readWholeFile('a.json', text), [operation]).text);
  const now = new Map(pointersOf(after).map(([pointer, name]) => [name, pointer]));
  for (const [pointer, name] of pointersOf(page))
    expect(followPointer(pointer, [operation]), pointer).toBe(now.get(name));
});

test('a value is inside the innermost section, or the page if there is none', () => {
  expect(enclosingSection('/sections/1/sections/20/title/en')).toBe('/sections/1/sections/20');
  expect(enclosingSection('/sections/3')).toBe('/sections/3');
  expect(enclosingSection('/title/en')).toBe('');
});
