import type { Message } from '../../check/messages/message.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';

/** A text in a descriptor: a string on a site with one language, otherwise an object by language. */
export type Texts = string | Record<string, string>;

/** Parses `表面能 | Surface energy`, one text per language. Refuses a different number of texts. */
export function parseTexts(option: string, typed: string, languages: string[]): Texts {
  const parts = typed.split('|').map((part) => part.trim());
  if (parts.length !== languages.length)
    throw new Error(
      `--${option} "${typed}" is ${parts.length} of ${languages.length} texts: write one in each language (${languages.join(' | ')}), with | between them.`,
    );
  return textsByLanguage(languages, (language) => parts[languages.indexOf(language)] as string);
}

export function textsByLanguage(languages: string[], say: (language: string) => string): Texts {
  const [only = '', ...others] = languages;
  return others.length === 0 ? say(only) : Object.fromEntries(languages.map((language) => [language, say(language)]));
}

/**
 * Parses the description of a type, one text per language of the site, for tools in English and Chinese. If the site lacks
 * one of the two, they show its text in the other, otherwise the first. With `chinese`, `typed` is one text.
 */
export function parseDescription(typed: string, chinese: string | undefined, languages: string[]): Message {
  if (chinese !== undefined) return { en: typed, zh: chinese };
  const texts = parseTexts('description', typed, languages);
  if (typeof texts === 'string') return { en: texts, zh: texts };
  const textIn = (code: string) => texts[matchingLanguage(code, languages) ?? ''];
  const [own = ''] = Object.values(texts);
  const [en, zh] = [textIn('en'), textIn('zh') ?? textIn('zh-Hant')];
  return { en: en ?? own, zh: zh ?? en ?? own };
}
