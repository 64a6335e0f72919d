import { expect, it } from 'vitest';
import { single, truncate } from './truncated-text.tsx';

it('leaves a text that fits', () => {
  expect(truncate('石墨烯', 3)).toBe('石墨烯');
  expect(truncate('', 5)).toBe('');
});

it('cuts a longer text and says so', () => {
  expect(truncate('石墨烯能带', 3)).toBe('石墨烯…');
  expect(truncate('density of states', 8)).toBe('density…');
});

it.each([
  ['Gadget autumn 2025 release: major changes', 32, 'Gadget autumn 2025 release…'],
  ['New package for CUDA 11.6 with Intel MPI', 32, 'New package for CUDA 11.6 with…'],
  ['Seminar 3: simulating electrochemistry', 32, 'Seminar 3: simulating…'],
  ['density of states', 10, 'density of…'],
  ['Électronégativité des éléments', 20, 'Électronégativité…'],
  ['새로운 패키지가 나왔습니다', 9, '새로운 패키지가…'],
  // A script without spaces is cut anywhere, a Latin word within it is not.
  ['石墨烯能带结构', 3, '石墨烯…'],
  ['适用于 oneAPI2022 的安装包', 8, '适用于…'],
  // A word longer than half of the limit is cut: nothing would be left.
  ['Donaudampfschifffahrtsgesellschaft', 12, 'Donaudampfsc…'],
])('cuts %s at %i characters between words', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
  expect([...truncate(text, length)].length).toBeLessThanOrEqual(length + 1);
});

it('counts as a reader does', () => {
  expect(truncate('👩‍🔬👨‍🔬e\u0301', 3)).toBe('👩‍🔬👨‍🔬e\u0301');
  expect(truncate('👩‍🔬👨‍🔬👩‍🔬', 2)).toBe('👩‍🔬👨‍🔬…');
});

it('reads no further than the cut, however long the text is', () => {
  expect(truncate('字'.repeat(5_000_000), 2)).toBe('字字…');
});

it('takes for single only characters that Unicode never joins', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    single.test(sign),
  );
  expect(all.length).toBeGreaterThan(27_000);
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // Compares each with its neighbors and some distant ones, in parts, because each segment contains its
  // whole text.
  for (let at = 0; at < all.length; at += 50) {
    const piece = all.slice(at, at + 50);
    const beside = [...piece, ...piece.toReversed(), ...piece.flatMap((sign) => [sign, '字', 'e'])].join('');
    expect([...graphemes.segment(beside)].length, beside).toBe(beside.length);
  }
  for (const joins of ['\u0301', '\u200d', '\u3099', '\uff9e', '\ud83d', '\r', '\u1100'])
    expect(single.test(joins)).toBe(false);
});
