import { expect, it } from 'vitest';
import { single, truncate } from './truncate.ts';

it('leaves a text that fits', () => {
  expect(truncate('石墨烯', 3)).toBe('石墨烯');
  expect(truncate('', 5)).toBe('');
});

it('cuts a longer text and says so', () => {
  expect(truncate('石墨烯能带', 3)).toBe('石墨烯…');
  expect(truncate('density of states', 8)).toBe('density…');
});

it('counts as a reader does', () => {
  expect(truncate('👩‍🔬👨‍🔬e\u0301', 3)).toBe('👩‍🔬👨‍🔬e\u0301');
  expect(truncate('👩‍🔬👨‍🔬👩‍🔬', 2)).toBe('👩‍🔬👨‍🔬…');
});

it('looks no further than the cut, however long the text', () => {
  expect(truncate('字'.repeat(5_000_000), 2)).toBe('字字…');
});

it('takes for single only characters that Unicode never joins', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    single.test(sign),
  );
  expect(all.length).toBeGreaterThan(27_000);
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // Each beside its neighbours on both sides, and beside some far away; in pieces, for each segment holds its whole text.
  for (let at = 0; at < all.length; at += 50) {
    const piece = all.slice(at, at + 50);
    const beside = [...piece, ...piece.toReversed(), ...piece.flatMap((sign) => [sign, '字', 'e'])].join('');
    expect([...graphemes.segment(beside)].length, beside).toBe(beside.length);
  }
  for (const joins of ['\u0301', '\u200d', '\u3099', '\uff9e', '\ud83d', '\r', '\u1100'])
    expect(single.test(joins)).toBe(false);
});
