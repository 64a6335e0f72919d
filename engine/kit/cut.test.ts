import { expect, it } from 'vitest';
import { cut } from './cut.ts';

it('leaves a text that fits', () => {
  expect(cut('石墨烯', 3)).toBe('石墨烯');
  expect(cut('', 5)).toBe('');
});

it('cuts a longer text and says so', () => {
  expect(cut('石墨烯能带', 3)).toBe('石墨烯…');
  expect(cut('density of states', 8)).toBe('density…');
});

it('counts as a reader does', () => {
  expect(cut('👩‍🔬👨‍🔬e\u0301', 3)).toBe('👩‍🔬👨‍🔬e\u0301');
  expect(cut('👩‍🔬👨‍🔬👩‍🔬', 2)).toBe('👩‍🔬👨‍🔬…');
});

it('looks no further than the cut, however long the text', () => {
  expect(cut('字'.repeat(5_000_000), 2)).toBe('字字…');
});
