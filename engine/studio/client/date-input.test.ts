import { expect, test } from 'vitest';
import { fromInputValue, toInputValue } from './date-input.tsx';

test('a day of each form is the one that the browser’s input shows, and is written in its form again, to the byte', () => {
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

test('what is no day of its form is shown by no input of days: it would be lost', () => {
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

test('a day where a time can be is its first minute, and seconds that a browser adds are left out', () => {
  expect(toInputValue('2026-01-31', 'yyyy-mm-ddThh:mm')).toBe('2026-01-31T00:00');
  expect(fromInputValue('2026-03-29T02:30:00', 'yyyy-mm-ddThh:mm')).toBe('2026-03-29T02:30');
});
