import { describe, expect, test } from 'vitest';
import { difference, type Pixels } from './difference.ts';

/** A white picture with a dark block of 10 by 10 pixels. */
function withBlock(left: number, top: number, width = 100, height = 50, dark = 32): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = top; y < top + 10; y++) {
    for (let x = left; x < left + 10; x++) data.set([dark, dark, dark], (y * width + x) * 4);
  }
  return { width, height, data };
}

describe('two pictures', () => {
  test('that are alike differ in nothing', () => {
    expect(difference(withBlock(5, 5), withBlock(5, 5), 0).count).toBe(0);
  });

  test('of which one has a block moved by two pixels differ in its two edges, which are painted red', () => {
    const { count, painted } = difference(withBlock(5, 5), withBlock(7, 5), 8);
    expect(count).toBe(2 * 2 * 10);
    const at = (x: number, y: number) => [...painted.data.slice((y * 100 + x) * 4, (y * 100 + x) * 4 + 4)];
    expect(at(5, 5)).toEqual([224, 0, 0, 255]);
    expect(at(16, 14)).toEqual([224, 0, 0, 255]);
    expect(at(10, 10)).toEqual([200, 200, 200, 255]);
  });

  test('differ where one of their colours is further off than allowed, and not where it is as far', () => {
    expect(difference(withBlock(5, 5), withBlock(5, 5, 100, 50, 40), 8).count).toBe(0);
    expect(difference(withBlock(5, 5), withBlock(5, 5, 100, 50, 41), 8).count).toBe(100);
  });

  test('of unlike size differ in all that only one of them has', () => {
    const { count, painted } = difference(withBlock(5, 5), withBlock(5, 5, 98, 52), 8);
    expect(count).toBe(2 * 50 + 98 * 2 + 2 * 2);
    expect([painted.width, painted.height]).toEqual([100, 52]);
  });
});
