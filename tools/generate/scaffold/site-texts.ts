import { engineLanguages } from '../../../engine/schema/site-schemas.ts';

/** The language of the engine in which a text is written until it is translated. */
export function spokenFor(code: string): 'zh' | 'en' {
  return code === 'zh' || code.startsWith('zh-') ? 'zh' : 'en';
}

/**
 * A copy of a value in which each text in the engine's languages is one in the site's: `{ zh: '书', en: 'Book' }` is `'Book'` on a site in French,
 * and `{ fr: 'Book', ar: 'Book (العربية)' }` on one in French and Arabic. Other texts stay as they are.
 */
export function inSiteLanguages(value: unknown, languages: string[]): unknown {
  const isEngine =
    languages.length === engineLanguages.length && engineLanguages.every((one) => languages.includes(one));
  return isEngine ? value : translated(value, languages);
}

function translated(value: unknown, languages: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => translated(one, languages));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const isText = keys.length === engineLanguages.length && engineLanguages.every((one) => keys.includes(one));
  if (!isText)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner, languages)]));
  const text = value as Record<string, unknown>;
  const [only = '', ...others] = languages;
  if (others.length === 0) return text[spokenFor(only)];
  return Object.fromEntries(languages.map((code) => [code, marked(text[spokenFor(code)], code, languages)]));
}

/**
 * A text as it stands in for one that is not translated yet. With the language's name, if it is that of another language too: the check reports the
 * same sentence in two languages. Addresses stay as they are.
 */
function marked(text: unknown, code: string, languages: string[]): unknown {
  const alike = languages.filter((one) => spokenFor(one) === spokenFor(code));
  const original = alike.find((one) => engineLanguages.includes(one)) ?? alike[0];
  if (code === original || typeof text !== 'string' || /^(\w+:|\/)/.test(text)) return text;
  return `${text} (${new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code})`;
}
