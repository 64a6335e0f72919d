import type { Namespace, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';
import { oncePer } from '../../model/schema/once.ts';

export type Speaker = Pick<CompiledSite, 'language' | 'words'>;

/** Whether a missing text or value throws. Production browsers continue. */
export const strict = import.meta.env.DEV || import.meta.env.SSR;

export const missingText = (language: string, namespace: string, key: string) =>
  new Error(`There is no word "${key}" of "${namespace}" in ${language}.`);

export const missingValue = (text: string, name: string) => new Error(`"${text}" is given no ${name}.`);

/**
 * The interface texts of a site, by namespace. They have values, but no plural forms and no formatted numbers: for these
 * `useTranslation` loads i18next when a visitor needs it. In builds and tests, a missing text or value throws.
 */
export const textsOf = oncePer(({ language, words }: Speaker) =>
  oncePer((namespace: string) => (key: string, values: Record<string, unknown> = {}) => {
    const text = words[namespace]?.[key];
    if (strict && text === undefined) throw missingText(language, namespace, key);
    return (text ?? key).replace(/\{\{(.*?)\}\}/g, (whole, name) => {
      if (strict && values[name] === undefined) throw missingValue(text ?? key, name);
      return String(values[name] ?? whole);
    });
  }),
);

const SpeakerContext = createContext<Speaker>({ language: '', words: {} });

export const useSpeaker = (): Speaker => useContext(SpeakerContext);

/** The interface texts of a namespace, as those of `textsOf`. */
export function useTexts<Name extends Namespace & string>(namespace: Name): { t: TFunction<Name> } {
  return { t: textsOf(useSpeaker())(namespace) as unknown as TFunction<Name> };
}

export function WordsProvider({ site, children }: { site: Speaker; children: ReactNode }) {
  return <SpeakerContext value={site}>{children}</SpeakerContext>;
}
