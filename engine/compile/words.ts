import type { CompiledWords, Language } from '../model/compiled.ts';
import { matchingLanguage } from '../model/schema/written-language.ts';
import { type SiteWords, type TranslatedWord, translationsIn, type WordTable, type WordText } from '../model/words.ts';

/** Merges a site's own words over the engine's. An empty text is still to be translated and replaces nothing. */
export function wordsUnder(engine: WordTable, { $schema, ...own }: SiteWords = {}): WordTable {
  const namespaces = new Set([...Object.keys(engine), ...Object.keys(own)]);
  const merged = [...namespaces].map((namespace) => {
    const keys = Object.entries(own[namespace] ?? {}).map(([key, word]) => [
      key,
      { ...engine[namespace]?.[key], ...translationsIn(word) },
    ]);
    return [namespace, { ...engine[namespace], ...Object.fromEntries(keys) }];
  });
  return Object.fromEntries(merged);
}

/** Fills in missing languages: from a language with the same script, English, or the first one. */
export function wordsInAll(words: WordTable, languages: Language[]): WordTable {
  const inAll = (word: TranslatedWord): TranslatedWord => {
    const spoken = Object.keys(word);
    const textIn = (language: Language) => {
      const own = matchingLanguage(language, spoken);
      return own === undefined ? formsFor(language, word.en ?? word[spoken[0] ?? ''] ?? '') : (word[own] ?? '');
    };
    return Object.fromEntries(languages.map((language) => [language, textIn(language)]));
  };
  return mapWords(words, inAll);
}

export function mapWords(words: WordTable, change: (word: TranslatedWord) => TranslatedWord): WordTable {
  const namespaces = Object.entries(words).map(([namespace, keys]) => [
    namespace,
    Object.fromEntries(Object.entries(keys).map(([key, word]) => [key, change(word)])),
  ]);
  return Object.fromEntries(namespaces);
}

/** Adds a plural form for each category of the language. */
function formsFor(language: Language, text: WordText): WordText {
  if (typeof text === 'string') return text;
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return { ...Object.fromEntries(forms.map((form) => [form, text[form] ?? text.other])), other: text.other };
}

export function compileWords(words: WordTable, language: Language): CompiledWords {
  const compiled = Object.entries(words).map(([namespace, keys]) => [
    namespace,
    Object.fromEntries(
      Object.entries(keys).flatMap(([key, { [language]: text = {} }]) =>
        typeof text === 'string' ? [[key, text]] : Object.entries(text).map(([form, one]) => [`${key}_${form}`, one]),
      ),
    ),
  ]);
  return Object.fromEntries(compiled);
}
