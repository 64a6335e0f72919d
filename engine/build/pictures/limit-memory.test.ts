import { expect, test } from 'vitest';
import { limitMemory } from './limit-memory.ts';

test('work runs at the same time while it fits, and larger work alone', async () => {
  const withMemory = limitMemory(100, 3);
  const running = new Map<number, number>();
  const seen: number[][] = [];
  const needs = [10, 10, 10, 10, 60, 60, 500, 10, 50];
  const results = needs.map((bytes, index) =>
    withMemory(bytes, async () => {
      running.set(index, bytes);
      seen.push([...running.values()]);
      await new Promise(setImmediate);
      running.delete(index);
      if (index === 1) throw new Error('failed');
      return index;
    }),
  );
  const settled = await Promise.allSettled(results);
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    ...[0, 'Error: failed', 2, 3, 4, 5, 6, 7, 8],
  ]);
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  for (const list of seen) expect(list.length === 1 || (list.length <= 3 && sum(list) <= 100), `${list}`).toBe(true);
  expect(Math.max(...seen.map((list) => list.length))).toBe(3);
  expect(seen).toContainEqual([500]);
});
