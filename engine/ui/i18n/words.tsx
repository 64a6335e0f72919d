import type { Namespace, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';

type Speaker = Pick<CompiledSite, 'language' | 'words'>;

/** Returns the text of a key. `ns` is the namespace of a text from elsewhere, and `count` chooses the plural form. */
type Translate = (key: string, values?: Record<string, unknown> & { ns?: string; count?: number }) => string;

/** Whether a missing text or value throws. Production browsers continue. */
const strict = import.meta.env.DEV || import.meta.env.SSR;

const translators = new WeakMap<Speaker, Map<string, Translate>>();

/** The interface texts of a namespace in a site's language. In builds and tests, a missing text throws. */
export function wordsOf<Name extends Namespace & string>(site: Speaker, namespace: Name): TFunction<Name> {
  const known = translators.get(site) ?? new Map<string, Translate>();
  translators.set(site, known);
  const t = known.get(namespace) ?? createTranslate(site, namespace);
  known.set(namespace, t);
  return t as unknown as TFunction<Name>;
}

/** Reads the syntax of `WordText`. i18next does, too, but its code was an eighth of a first visit's scripts. */
function createTranslate({ language, words }: Speaker, namespace: string): Translate {
  return (key, values = {}) => {
    const { ns = namespace, count } = values;
    const texts = words[ns] ?? {};
    const forms = count === undefined ? [] : [count === 0 ? 'zero' : '', new Intl.PluralRules(language).select(count)];
    const text = forms.map((form) => texts[`${key}_${form}`]).find(Boolean) ?? texts[key];
    if (text === undefined) {
      if (strict) throw new Error(`There is no word "${key}" of "${ns}" in ${language}.`);
      return key;
    }
    return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
      const value = values[name];
      if (value === undefined && strict) throw new Error(`"${text}" is given no ${name}.`);
      return isNumber ? new Intl.NumberFormat(language).format(value as number) : String(value ?? '');
    });
  };
}

const Words = createContext<Speaker>({ language: '', words: {} });

export function useTranslation<Name extends Namespace & string>(namespace: Name): { t: TFunction<Name> } {
  return { t: wordsOf(useContext(Words), namespace) };
}

export function WordsProvider({ site, children }: { site: Speaker; children: ReactNode }) {
  return <Words value={site}>{children}</Words>;
}
