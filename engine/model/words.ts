/**
 * A word or sentence that the engine itself shows, in one language. `{{name}}` stands for a value, `{{count, number}}` for a number as
 * the language writes it. Where it depends on a number, a form for each case that the language knows: in English `one` and `other`.
 */
export type WordText = string | WordForms;

/** The forms of a word by the cases of number that its language knows. */
export interface WordForms {
  /** For no thing, in languages that have such a form. */
  zero?: string;
  /** For one thing. */
  one?: string;
  /** For two things, in languages that have such a form. */
  two?: string;
  /** For a few things, in languages that have such a form. */
  few?: string;
  /** For many things, in languages that have such a form. */
  many?: string;
  /** For every other number. */
  other: string;
}

/** A word by the codes of languages. */
export type TranslatedWord = Record<string, WordText>;

/** The words of each room, by key: those of a section type, of the kit, of the shell, of the app. */
export type WordTable = Record<string, Record<string, TranslatedWord>>;

/** A site's own words, which lie over the engine's: `pages/words.json`. */
export type SiteWords = WordTable & { $schema?: string };
