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
    for (const node of kinds.flatMap((kind) => nodesOf(file, kind))) {
      const texts = node.value as string | Record<string, string>;
      if (typeof texts === 'string') continue;
      const languages = Object.keys(texts);
      const stray = languages.find((code) => !isInHan(code) && holdsHan(texts[code] as string));
      if (stray === undefined) continue;
      const lacking = languages.find(
        (code) => isInHan(code) && !holdsHan(texts[code] as string) && /\p{L}/u.test(texts[code] as string),
      );
      if (lacking !== undefined) yield { path: node.path, message: textWords.swapped(stray, lacking) };
    }
  },
};
