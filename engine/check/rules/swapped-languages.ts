import { holdsHan, isInHan } from '../han.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

const kinds = ['LocalizedText', 'LocalizedWords', 'LocalizedHtml'];

/** `{ zh: 'Second page', en: '第二页' }`: Chinese under `en` beside no Chinese under `zh`, so each stands where the other belongs. */
export const swappedLanguages: Rule = {
  code: 'swapped-languages',
  says: {
    en: 'Chinese stands under the code of a language that is written so, and other words under another, not the other way round.',
    zh: '中文写在使用汉字的语言下，其他文字写在其他语言下，不能颠倒。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const { value, path } of kinds.flatMap((kind) => nodesOf(file, kind))) {
      if (typeof value === 'string') continue;
      const texts = Object.entries(value as Record<string, string>);
      const stray = texts.find(([code, text]) => !isInHan(code) && holdsHan(text));
      const lacking = texts.find(([code, text]) => isInHan(code) && !holdsHan(text) && /\p{L}/u.test(text));
      if (stray && lacking) yield { path, message: textWords.swapped(stray[0], lacking[0]) };
    }
  },
};
