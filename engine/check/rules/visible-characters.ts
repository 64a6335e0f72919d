import { flawedTextsIn } from '../flawed-texts.ts';
import type { Rule } from '../rule.ts';

/** Characters that nobody sees, pasted from Word, WeChat or a web page, break search, copied commands and comparison. */
export const visibleCharacters: Rule = {
  code: 'invisible-character',
  says: {
    en: 'Texts and names have no invisible characters that their script does not need, no runs of no-break spaces and, except in Japanese, no full-width digits.',
    zh: '文字和名称中没有其文字不需要的不可见字符和连续的不换行空格；日文以外没有全角数字。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const { isUnpublishable, finding } of flawedTextsIn(file)) if (!isUnpublishable) yield finding;
  },
};
