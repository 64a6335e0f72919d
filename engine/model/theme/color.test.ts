import { expect, test } from 'vitest';
import { contrast, mix, nearestColor } from './color.ts';

// Ratios as the W3C's and WebAIM's own calculators give them.
test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#fff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#0000FF', '#ff0000', 2.15],
])('%s and %s have the contrast %d, whichever comes first', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('colors are mixed channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#123', '#112233', 0.7)).toBe('#112233');
});

test('finds the nearest passing color towards black or white, if any passes', () => {
  const reads = (color: string) => contrast(color, '#ffffff') >= 4.5;
  const found = nearestColor('#33aa55', reads) as string;
  expect(reads(found)).toBe(true);
  expect(contrast(found, '#ffffff')).toBeLessThan(4.6);
  expect(nearestColor('#005500', reads)).toBe('#005500');
  expect(nearestColor('#33aa55', () => false)).toBeUndefined();
  expect(nearestColor('#33aa55', (color) => contrast(color, '#000000') >= 20)).toMatch(/^#f/);
});
