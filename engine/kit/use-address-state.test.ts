import { expect, test } from 'vitest';
import { afterAddress } from './use-address-state.ts';

const typed = { text: 'caly', seen: '', sent: ['c', 'cal'], time: 0 };

test('what is typed stays while the address comes to say, one after the other, what was written there', () => {
  const first = afterAddress(typed, 'c');
  expect(first).toEqual({ ...typed, seen: 'c', sent: ['cal'] });
  expect(afterAddress(first, 'cal')).toEqual({ ...typed, seen: 'cal', sent: [] });
  expect(afterAddress(typed, 'cal')).toEqual({ ...typed, seen: 'cal', sent: [] });
});

test('the control: what the address says otherwise, as after going back, takes its place', () => {
  expect(afterAddress(typed, 'bands')).toEqual({ text: 'bands', seen: 'bands', sent: [], time: 0 });
  expect(afterAddress({ ...typed, sent: [] }, 'c').text).toBe('c');
});
