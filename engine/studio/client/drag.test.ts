import { expect, test } from 'vitest';
import { indexAfterDrop, sideAt } from './drag.ts';

test('an item that is dropped next to another is at that position in the list without it, wherever it was', () => {
  const items = ['a', 'b', 'c', 'd'];
  for (const from of items)
    for (const beside of items)
      for (const side of ['before', 'after'] as const) {
        if (from === beside) continue;
        const rest = items.filter((one) => one !== from);
        const wanted = rest.toSpliced(rest.indexOf(beside) + (side === 'after' ? 1 : 0), 0, from);
        const to = indexAfterDrop(items.indexOf(from), items.indexOf(beside), side);
        expect(rest.toSpliced(to, 0, from), `${from} ${side} ${beside}`).toEqual(wanted);
      }
});

test('each valid side of a row has its part of the row, and the only one all of it', () => {
  const heights = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const sides = (...all: Parameters<typeof sideAt>[1]) => heights.map((height) => sideAt(height, all));
  expect(sides('before', 'after')).toEqual(['before', 'before', 'before', 'after', 'after', 'after']);
  expect(sides('before', 'inside', 'after')).toEqual(['before', 'before', 'inside', 'inside', 'after', 'after']);
  expect(sides('inside')).toEqual(heights.map(() => 'inside'));
});
