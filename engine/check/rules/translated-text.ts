import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';
import { isChinese } from './neutral-text.ts';

/** Two equal languages are a translation that was forgotten. Equal names and numbers are none. */
export const translatedText: Rule = {
  code: 'untranslated',
  says: {
    en: 'No language is a copy of the first: neither Chinese characters in English nor a whole sentence stand in both.',
    zh: '任何语言都不是第一种语言的照抄：英文中没有汉字，两种语言也不是同一句话。',
  },
  severity: 'warning',
  *inFile(file, model) {
    if (isChinese(file, model)) return;
    for (const { value, path } of nodesOf(file, 'LocalizedText')) {
      if (typeof value === 'string') continue;
      const [[, first = ''] = [], ...others] = Object.entries(value as Record<string, string>);
      for (const [code, text] of others) {
        if (text.trim() !== first.trim()) continue;
        if (code === 'en' && /\p{Script=Han}/u.test(text))
          yield { path: [...path, code], message: textWords.untranslated() };
        else if (isSentence(text)) yield { path: [...path, code], message: textWords.sameSentence() };
      }
    }
  },
};

/** Five words or more, most of them in small letters: no name, title or list of figures. */
function isSentence(text: string): boolean {
  const words = text.replace(/`[^`]*`|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length >= 5 && words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).length * 2 > words.length;
}
