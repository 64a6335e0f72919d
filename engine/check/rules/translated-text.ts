import type { BilingualText } from '../../descriptor/kinds.ts';
import type { Rule } from '../rule.ts';
import { metOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';
import { isChinese } from './neutral-text.ts';

/** Two equal languages are a translation that was forgotten. Equal names and numbers are none. */
export const translatedText: Rule = {
  code: 'untranslated',
  says: {
    en: 'English is not a copy of the Chinese: neither Chinese characters nor a whole sentence stand in both.',
    zh: '英文不是中文的照抄：英文中没有汉字，两种语言也不是同一句话。',
  },
  severity: 'warning',
  *inFile(file, model) {
    if (isChinese(file, model)) return;
    for (const { value, path } of metOf(file, 'BilingualText')) {
      const { zh, en } = value as BilingualText;
      if (zh.trim() !== en.trim()) continue;
      if (/\p{Script=Han}/u.test(en)) yield { path: [...path, 'en'], message: textWords.untranslated() };
      else if (isSentence(en)) yield { path: [...path, 'en'], message: textWords.sameSentence() };
    }
  },
};

/** Five words or more, most of them in small letters: no name, title or list of figures. */
function isSentence(text: string): boolean {
  const words = text.replace(/`[^`]*`|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length >= 5 && words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).length * 2 > words.length;
}
