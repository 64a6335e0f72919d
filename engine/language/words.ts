import i18next, { type i18n, type TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../descriptor/compiled.ts';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The interface words, both languages side by side; a test fails when a key is missing in one. */
export const resources = { zh, en };

const instances = new Map<Language, i18n>();

/** The interface words of a language. Pages' own words never come from here. */
export function wordsOf(language: Language): TFunction {
  let instance = instances.get(language);
  if (!instance) {
    instance = i18next.createInstance();
    instance.init({
      lng: language,
      fallbackLng: false,
      initAsync: false,
      resources: { [language]: { translation: resources[language] } },
      interpolation: { escapeValue: false },
    });
    instances.set(language, instance);
  }
  return instance.t;
}

const WordsContext = createContext<TFunction>(wordsOf('zh'));

/** Provides the interface words to everything on a page. */
export const WordsProvider = WordsContext.Provider;

/** The interface words of the page's language: `const words = useWords(); words('pager.next')`. */
export function useWords(): TFunction {
  return use(WordsContext);
}
