import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 B'],
  [640, '640 B'],
  [12_345, '12.3 kB'],
  [999_960, '1.0 MB'],
  [4_100_000, '4.1 MB'],
  [12_000_000_000, '12.0 GB'],
])('%i bytes read %s', (bytes, words) => {
  expect(fileSize(bytes).replace('\u00a0', ' ')).toBe(words);
});
