import { createContext, use } from 'react';
import type { Language } from '../descriptor/compiled.ts';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The interface words, both languages side by side; a test fails when a key is missing in one. */
export const resources = { zh, en };

type KeysIn<Words, Above extends string = ''> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? `${Above}${Name}`
    : KeysIn<Words[Name], `${Above}${Name}.`>;
}[keyof Words & string];

/** The name of an interface word: `pager.next`. One that there is not does not compile. */
export type WordKey = KeysIn<typeof en>;

/**
 * Gives an interface word in one language, with values in the place of their names in doubled braces. A few lines of our own:
 * the libraries for it weigh as much as the engine, for plurals and formats that these words do not have.
 */
export type Words = (key: WordKey, values?: Record<string, string | number>) => string;

const byLanguage: Record<Language, Words> = { zh: wordsIn(zh), en: wordsIn(en) };

function wordsIn(words: object): Words {
  return (key, values = {}) => {
    const text = key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], words);
    return (text as string).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}

/** The interface words of a language. Pages' own words never come from here. */
export function wordsOf(language: Language): Words {
  return byLanguage[language];
}

const WordsContext = createContext<Words>(wordsOf('zh'));

/** Provides the interface words to everything on a page. */
export const WordsProvider = WordsContext.Provider;

/** The interface words of the page's language: `const words = useWords(); words('pager.next')`. */
export function useWords(): Words {
  return use(WordsContext);
}
