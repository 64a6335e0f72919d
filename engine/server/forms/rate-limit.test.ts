import { beforeEach, expect, test, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

let now: number;
let mayCome: (address: string) => boolean;
beforeEach(() => {
  now = 0;
  mayCome = createRateLimit(2, 1000, () => now);
});

test('an address has a limit per interval, and the same limit in the next', () => {
  expect([1, 2, 3].map(() => mayCome('192.0.2.1'))).toEqual([true, true, false]);
  now = 999;
  expect(mayCome('192.0.2.1')).toBe(false);
  now = 1000;
  expect([1, 2, 3].map(() => mayCome('192.0.2.1'))).toEqual([true, true, false]);
});

test.each([
  ['other addresses of IPv4', '192.0.2.1', '192.0.2.2', false],
  ['addresses of one network of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
  ['the same, shortened at its beginning', '2001:db8::1', '2001:db8:0:0:ffff::2', true],
  ['addresses of two networks of IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['the same, shortened', '2001:db8::1', '2001:db8:0:1::1', false],
  ['other addresses of IPv4 in the form of IPv6', '::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('%s count together: %s, %s: %s', (_, one, other, together) => {
  expect([mayCome(one), mayCome(one)]).toEqual([true, true]);
  expect(mayCome(other)).toBe(!together);
});

test('changing the clock neither ends nor prolongs the count', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limit = createRateLimit(2, 1000);
  expect([limit('192.0.2.1'), limit('192.0.2.1')]).toEqual([true, true]);
  for (const date of ['2001-01-01', '2099-01-01']) {
    vi.setSystemTime(new Date(date));
    expect(limit('192.0.2.1')).toBe(false);
  }
  vi.useRealTimers();
});

test('control: with the time of day, setting the clock forward ends the count', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limit = createRateLimit(2, 1000, Date.now);
  expect([1, 2, 3].map(() => limit('192.0.2.1'))).toEqual([true, true, false]);
  vi.setSystemTime(new Date('2099-01-01'));
  expect(limit('192.0.2.1')).toBe(true);
  vi.useRealTimers();
});

test('with any number of addresses, frequent ones are counted', () => {
  mayCome('192.0.2.1');
  mayCome('192.0.2.1');
  for (let each = 0; each < 30_000; each++) {
    mayCome(`198.51.${Math.floor(each / 250)}.${each % 250}`);
    if (each % 1000 === 0) expect(mayCome('192.0.2.1')).toBe(false);
  }
});
