import { describe, expect, test } from 'vitest';
import type { CompiledSite } from '../../model/compiled.ts';
import { dayWords } from './day-words.ts';

const site = (language: string, dateFormat?: 'words', tag = language) =>
  ({ language, dateFormat, languages: [{ code: language, tag }] }) as unknown as CompiledSite;

describe('a day is shown', () => {
  test('in figures, the largest unit first, where the site does not say otherwise', () => {
    expect(dayWords('20250131', site('fr'))).toEqual({
      date: '2025-01-31',
      whole: '2025-01-31',
      day: '01-31',
      year: '2025',
    });
    expect(dayWords('2025-11', site('fr'))).toEqual({ date: '2025-11', whole: '2025-11', day: '11', year: '2025' });
  });

  test.each([
    ['en', 'en', ['January 31, 2025', 'Jan 31', '2025']],
    ['en', 'en-GB', ['31 January 2025', '31 Jan', '2025']],
    ['fr', 'fr', ['31 janvier 2025', '31 janv.', '2025']],
    ['zh', 'zh-CN', ['2025年1月31日', '1月31日', '2025年']],
  ])('in the words of %s as %s has them', (language, tag, [whole, day, year]) => {
    expect(dayWords('2025.1.31', site(language, 'words', tag))).toEqual({ date: '2025-01-31', whole, day, year });
  });

  test('without a day where it is a month', () => {
    expect(dayWords('2025-11', site('en', 'words')).whole).toBe('November 2025');
  });

  test('unchanged if it is not a date', () => {
    for (const dates of [undefined, 'words'] as const)
      expect(dayWords('soon', site('en', dates))).toEqual({ whole: 'soon', day: 'soon', year: '' });
  });
});
