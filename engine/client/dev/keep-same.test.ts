import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

test('what has not changed is the very object from before, and what has is as it is now', () => {
  const before = { title: 'a', sections: [{ id: 'one', rows: [1, 2] }, { id: 'two' }] };
  const now = { title: 'b', sections: [{ id: 'one', rows: [1, 2] }, { id: 'three' }] };
  const kept = keepSame(before, now);
  expect(kept).toEqual(now);
  expect(kept.sections[0]).toBe(before.sections[0]);
  expect(kept.sections[1]).not.toBe(before.sections[1]);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('a member that is gone or new, a list grown shorter or longer, and a list in place of an object make another object', () => {
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
