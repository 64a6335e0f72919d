import { holdsHan, isInHan } from '../han.ts';
import type { Rule } from '../rule.ts';
import { localizedIn } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';
import { isChinese } from './neutral-text.ts';

/** Two languages that say the same are a translation that was forgotten. Equal names and numbers are none. */
export const translatedText: Rule = {
  code: 'untranslated',
  says: {
    en: 'No language is a copy of the first: neither Chinese characters, in one that is not written in them, nor a whole sentence.',
    zh: '任何语言都不是第一种语言的照抄：不使用汉字的语言中没有照抄的汉字，也没有照抄的整句话。',
  },
  severity: 'warning',
  *inFile(file, model) {
    if (isChinese(file, model)) return;
    for (const node of localizedIn(file)) {
      const texts = node.value as string | Record<string, string>;
      if (typeof texts === 'string') continue;
      const [language = '', ...others] = Object.keys(texts);
      const first = (texts[language] ?? '').trim();
      for (const code of others) {
        const text = texts[code] as string;
        // A text that is empty in one language is reported as such.
        if (text.trim() !== first || first === '') continue;
        const at = [...node.path, code];
        if (!isInHan(code) && holdsHan(text)) yield { path: at, message: textWords.untranslated(code, language) };
        else if (isSentence(text)) yield { path: at, message: textWords.sameSentence(code, language) };
      }
    }
  },
};

/** Five words or more, most of them in small letters: no name, title or list of figures. */
export function isSentence(text: string): boolean {
  const words = text.replace(/`[^`]*`|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length >= 5 && words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).length * 2 > words.length;
}
