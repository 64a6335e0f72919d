import { expect, test } from 'vitest';
import { fromInputValue, toInputValue } from './date-input.tsx';

test('a date of each format equals the browser’s input, and is written back byte for byte', () => {
  for (const [text, form, shown] of [
    ['2024-02-29', 'yyyy-mm-dd', '2024-02-29'],
    ['20240229', 'yyyymmdd', '2024-02-29'],
    ['2024-02', 'yyyy-mm', '2024-02'],
    ['', 'yyyy-mm-dd', ''],
    ['2026-01-31T09:05', 'yyyy-mm-ddThh:mm', '2026-01-31T09:05'],
    ['', 'yyyy-mm-ddThh:mm', ''],
  ] as const) {
    expect(toInputValue(text, form)).toBe(shown);
    expect(fromInputValue(shown, form)).toBe(text);
  }
});

test('an invalid date has no date input, which would lose it', () => {
  for (const [text, form] of [
    ['2023-02-29', 'yyyy-mm-dd'],
    ['20240230', 'yyyymmdd'],
    ['20240229', 'yyyy-mm-dd'],
    ['2024-13', 'yyyy-mm'],
    ['soon', 'yyyy-mm-dd'],
    ['2024.2.9', 'yyyy-mm-dd'],
    ['2024-02-30T09:00', 'yyyy-mm-ddThh:mm'],
    ['2024-02-29T24:00', 'yyyy-mm-ddThh:mm'],
    ['2024-02-29 09:00', 'yyyy-mm-ddThh:mm'],
  ] as const)
    expect(toInputValue(text, form), text).toBeUndefined();
});

test('a date with an optional time starts at midnight, and the browser’s seconds are removed', () => {
  expect(toInputValue('2026-01-31', 'yyyy-mm-ddThh:mm')).toBe('2026-01-31T00:00');
  expect(fromInputValue('2026-03-29T02:30:00', 'yyyy-mm-ddThh:mm')).toBe('2026-03-29T02:30');
});
