import { expect, test } from 'vitest';
import { dayIn, dayWritten } from './days.ts';

test('a day of each form is the one that the browser’s input shows, and is written in its form again, to the byte', () => {
  for (const [text, form, shown] of [
    ['2024-02-29', 'yyyy-mm-dd', '2024-02-29'],
    ['20240229', 'yyyymmdd', '2024-02-29'],
    ['2024-02', 'yyyy-mm', '2024-02'],
    ['', 'yyyy-mm-dd', ''],
  ] as const) {
    expect(dayIn(text, form)).toBe(shown);
    expect(dayWritten(shown, form)).toBe(text);
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
  ] as const)
    expect(dayIn(text, form), text).toBeUndefined();
});
