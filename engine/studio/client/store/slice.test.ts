import { expect, test, vi } from 'vitest';
import { createSlice } from './slice.ts';

test('a slice calls back after a change, and only then', () => {
  const slice = createSlice<{ count: number; name?: string }>({ count: 1 });
  const changed = vi.fn();
  const end = slice.subscribe(changed);
  const first = slice.get();
  slice.set({ count: 1, name: undefined });
  expect(slice.get()).toBe(first);
  expect(changed).not.toHaveBeenCalled();
  slice.set({ name: 'two' });
  expect(slice.get()).toEqual({ count: 1, name: 'two' });
  expect(changed).toHaveBeenCalledOnce();
  end();
  slice.set({ count: 2 });
  expect(changed).toHaveBeenCalledOnce();
});
