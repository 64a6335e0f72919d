import { engineLanguages } from '../../model/schema/site-schemas.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';
import { readTraditional, traditional } from '../../site/traditional.ts';

/** The language of the templates in which a text is written until it is translated. */
function templateLanguage(code: string): string {
  return matchingLanguage(code, [...engineLanguages, traditional]) ?? 'en';
}

/** Chooses the text in a language or a variant of it; otherwise in English, otherwise the first one. */
export function chooseText(code: string, text: Record<string, unknown>, texts: Record<string, string>): unknown {
  const own = matchingLanguage(code, Object.keys(text));
  if (own !== undefined) return text[own];
  if (templateLanguage(code) === traditional && text.zh !== undefined) return texts[String(text.zh)] ?? text.zh;
  return text.en ?? Object.values(text)[0];
}

/**
 * Translates each text of a value from the engine's languages to the site's. `{ zh: '书', en: 'Book' }` becomes `{ fr:
 * 'Book', ar: 'Book (العربية)' }` on a site in French and Arabic.
 */
export function translateTexts(value: unknown, languages: string[]): unknown {
  return translated(value, languages, readTraditional());
}

function translated(value: unknown, languages: string[], texts: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => translated(one, languages, texts));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const isText = keys.length === engineLanguages.length && engineLanguages.every((one) => keys.includes(one));
  if (!isText)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner, languages, texts)]));
  const textIn = (code: string) => chooseText(code, value as Record<string, unknown>, texts);
  const [only = '', ...others] = languages;
  if (others.length === 0) return textIn(only);
  return Object.fromEntries(languages.map((code) => [code, marked(textIn(code), code, languages)]));
}

/** An English text as a placeholder for a translation, with the language's name, because texts must differ. */
function marked(text: unknown, code: string, languages: string[]): unknown {
  const inEnglish = languages.filter((one) => templateLanguage(one) === 'en');
  const original = inEnglish.find((one) => one === 'en') ?? inEnglish[0];
  const stays = !inEnglish.includes(code) || code === original;
  if (stays || typeof text !== 'string' || /^(\w+:|\/)/.test(text)) return text;
  return `${text} (${languageName(code)})`;
}

/** The name of a language in itself: `日本語` for `ja`. A malformed code is its own name. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
