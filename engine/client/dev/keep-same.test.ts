import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

test('unchanged values keep their object identity, and changed ones are new', () => {
  const before = { title: 'a', sections: [{ id: 'one', rows: [1, 2] }, { id: 'two' }] };
  const now = { title: 'b', sections: [{ id: 'one', rows: [1, 2] }, { id: 'three' }] };
  const kept = keepSame(before, now);
  expect(kept).toEqual(now);
  expect(kept.sections[0]).toBe(before.sections[0]);
  expect(kept.sections[1]).not.toBe(before.sections[1]);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('an added or removed member, a longer or shorter list, and a changed type give a new object', () => {
  for (const [before, now] of [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ 0: 1 }, [1]],
    [{ a: null }, { a: {} }],
    [{ a: undefined }, { b: undefined }],
  ]) {
    expect(keepSame(before, now)).toEqual(now);
    expect(keepSame(before, now)).not.toBe(before);
  }
});
