import type { ShippedLanguage as Language } from '../../../engine/testing/shipped-languages.ts';

export type { Language };

/** The languages of the texts, the default one first. */
export const languages: Language[] = ['zh', 'en'];

/** An expected text: a string or a pattern, equal in both languages or one for each. */
export type SpecTexts = string | RegExp | Record<Language, string | RegExp>;

export function inBothLanguages(zh: string | RegExp, en: string | RegExp): SpecTexts {
  return { zh, en };
}

/** A pattern for a text in a language, with any whitespace. */
export function toPattern(words: SpecTexts, language: Language): RegExp {
  if (words instanceof RegExp) return words;
  if (typeof words === 'object') return toPattern(words[language], language);
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
}

/** The texts for a message. */
export function named(words: SpecTexts): string {
  if (words instanceof RegExp) return words.source;
  return typeof words === 'object' ? named(words.en) : words;
}

/** The observations of both languages; one if they are equal. */
export async function eachLanguage(look: (language: Language) => Promise<string> | string): Promise<string> {
  const zh = await look('zh');
  const en = await look('en');
  return zh === en ? zh : `${zh} · ${en}`;
}
