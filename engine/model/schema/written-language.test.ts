import { expect, test } from 'vitest';
import { matchingLanguage, writtenLanguage } from './written-language.ts';

test.each([
  ['zh', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['en-GB', 'en-Latn'],
  ['not a code', 'not a code'],
])('%s is written as %s', (code, written) => {
  expect(writtenLanguage(code)).toBe(written);
});

test.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-CN', 'zh'],
  ['en-GB', 'en'],
  ['yue', undefined],
  ['fr', undefined],
])('a text for %s is taken from %s', (code, match) => {
  expect(matchingLanguage(code, ['zh', 'zh-Hant', 'en'])).toBe(match);
});

test('the language itself comes first', () => {
  expect(matchingLanguage('zh-TW', ['zh-Hant', 'zh-TW'])).toBe('zh-TW');
});
