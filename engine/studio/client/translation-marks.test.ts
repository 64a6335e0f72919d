import { expect, test } from 'vitest';
import { translationMarks } from './translation-marks.ts';

const marks = (zh: string | undefined, en: string | undefined, since: string[] = []) =>
  translationMarks({ ...(zh !== undefined && { zh }), ...(en !== undefined && { en }) }, ['zh', 'en'], '/title', since);

test('a text that is empty, blank or absent in a language is missing', () => {
  expect(marks('标题', '')).toEqual({ en: 'missing' });
  expect(marks('标题', ' ')).toEqual({ en: 'missing' });
  expect(marks(undefined, 'Title')).toEqual({ zh: 'missing' });
  expect(marks('标题', 'Title')).toEqual({});
});

test('a sentence or Han word in two languages is a copy in the later one; a name, number or formula is not', () => {
  expect(marks('安装指南', '安装指南')).toEqual({ en: 'copied' });
  expect(marks('Install it first', 'Install it first ')).toEqual({ en: 'copied' });
  for (const same of ['GPU', 'CUDA Toolkit', '12.5', 'E = mc²']) expect(marks(same, same)).toEqual({});
});

test('if one language changed since the last commit, the other is marked until it changes too', () => {
  expect(marks('新', 'Title', ['/title/zh'])).toEqual({ en: 'otherChanged' });
  expect(marks('新', 'New', ['/title/zh', '/title/en'])).toEqual({});
  expect(marks('新', 'Title', ['/lead/zh', '/title'])).toEqual({});
});

test('a text without languages has no marks', () => {
  expect(translationMarks('GPU', ['zh', 'en'], '/title', ['/title'])).toEqual({});
});
