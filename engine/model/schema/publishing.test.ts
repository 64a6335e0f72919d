import { expect, test } from 'vitest';
import { instantOf, localTime, publicationStatus, timeZoneOf } from './publishing.ts';

test('an item is published from its first instant until its last, which is excluded', () => {
  const item = { publishFrom: '2026-03-01', publishUntil: '2026-04-01T12:00' };
  const at = (now: string) => publicationStatus(item, now);
  expect(['2026-02-28T23:59', '2026-03-01T00:00', '2026-04-01T11:59', '2026-04-01T12:00'].map(at)).toEqual([
    ...['later', 'published', 'published', 'past'],
  ]);
  expect(publicationStatus({ draft: true, ...item }, '2026-03-15T00:00')).toBe('draft');
  expect([publicationStatus({}, '2026-01-01T00:00'), publicationStatus({ draft: false }, '2026-01-01T00:00')]).toEqual([
    ...['published', 'published'],
  ]);
});

test.each([
  ['Asia/Shanghai', '2026-01-31T09:00', '2026-01-31T01:00:00.000Z'],
  ['Europe/Berlin', '2026-01-31', '2026-01-30T23:00:00.000Z'],
  ['Europe/Berlin', '2026-07-31', '2026-07-30T22:00:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  [undefined, '2026-01-31T09:00', '2026-01-31T09:00:00.000Z'],
])('in %s clocks show %s at %s', (zone, moment, instant) => {
  expect(instantOf(moment, zone).toISOString()).toBe(instant);
  expect(localTime(new Date(instant), zone)).toBe(moment.padEnd(16, 'T00:00'));
});

test('an invalid time zone is refused', () => {
  expect(() => localTime(new Date(0), 'Asia/Shangai')).toThrow(RangeError);
});

test('a site whose time zone does not exist has the times of UTC', () => {
  expect(['Asia/Shangai', 7 as unknown as string, undefined].map((timeZone) => timeZoneOf({ timeZone }))).toEqual(
    Array(3).fill('UTC'),
  );
  // Control: an existing time.
  expect(timeZoneOf({ timeZone: 'Asia/Shanghai' })).toBe('Asia/Shanghai');
});
