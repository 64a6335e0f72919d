import { expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';

it.each([
  ['20250131', '2025-01-31'],
  ['2025-01-31', '2025-01-31'],
  ['2025.01.31', '2025-01-31'],
  ['2025/1/3', '2025-01-03'],
  ['2025-11', '2025-11'],
])('reads %s', (value, day) => {
  expect(calendarDay(value)).toBe(day);
});

it.each(['', 'latest', '2025', '2025-13', '2025-02-30', '20251301', '2025-01.31'])('leaves %j alone', (value) => {
  expect(calendarDay(value)).toBeUndefined();
});
