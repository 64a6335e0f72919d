import { expect, test } from 'vitest';
import { percentEncode } from './percent-encode.ts';

test('every text has an encoding, half a character too', () => {
  expect(percentEncode('a/b 能')).toBe('a%2Fb%20%E8%83%BD');
  expect(percentEncode(7)).toBe('7');
  expect(percentEncode('𝛼')).toBe('%F0%9D%9B%BC');
  expect(percentEncode('x\udfff')).toBe('x%EF%BF%BD');
  expect(() => encodeURIComponent('x\udfff')).toThrow();
});
