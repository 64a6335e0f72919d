import { expect, test } from 'vitest';
import { droppedAt } from './grip.tsx';

test('an item dropped beside another stands there in the list without it, wherever it came from', () => {
  const items = ['a', 'b', 'c', 'd'];
  for (const from of items)
    for (const beside of items)
      for (const side of ['before', 'after'] as const) {
        if (from === beside) continue;
        const rest = items.filter((one) => one !== from);
        const wanted = rest.toSpliced(rest.indexOf(beside) + (side === 'after' ? 1 : 0), 0, from);
        const to = droppedAt(items.indexOf(from), items.indexOf(beside), side);
        expect(rest.toSpliced(to, 0, from), `${from} ${side} ${beside}`).toEqual(wanted);
      }
});
