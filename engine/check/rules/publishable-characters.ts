import { flawedTextsIn } from '../flawed-texts.ts';
import type { Rule } from '../rule.ts';

/** Characters that would break a feed, the sitemap, a picture or a PDF as a whole. */
export const publishableCharacters: Rule = {
  code: 'unpublishable-character',
  says: {
    en: 'Texts and names have no control characters except tabs and line breaks, no U+FFFE or U+FFFF, and no half of a surrogate pair.',
    zh: '文字和名称中没有控制字符（制表符和换行除外）、U+FFFE、U+FFFF 和半个代理对。',
  },
  severity: 'error',
  firm: true,
  *inFile(file) {
    for (const { isUnpublishable, finding } of flawedTextsIn(file)) if (isUnpublishable) yield finding;
  },
};
