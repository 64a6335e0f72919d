/**
 * An interface text in one language. `{{name}}` is a value, `{{count, number}}` a formatted number. A text that depends
 * on a number has the plural forms of its language: in English `one` and `other`.
 */
export type WordText = string | WordForms;

/**
 * Plural forms, by CLDR category.
 */
export interface WordForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/**
 * An interface text, by language.
 */
export type TranslatedWord = Record<string, WordText>;

/**
 * Interface texts by namespace (a section type, kit, shell or app) and key.
 */
export type WordTable = Record<string, Record<string, TranslatedWord>>;

/**
 * The interface texts that a site overrides: `pages/words.json`.
 */
export type SiteWords = WordTable & { $schema?: string };

/** The translations of a text. An empty one is still to be written. */
export function translationsIn(word: TranslatedWord): TranslatedWord {
  return Object.fromEntries(Object.entries(word).filter(([, text]) => text !== ''));
}
