import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { CompiledSite, CompiledWords } from '../descriptor/compiled.ts';

/** The words of a room in the page's language: `const { t } = useTranslation('map')`, then `t('marker', { place })`. */
export { useTranslation } from 'react-i18next';

/** What of a site its words depend on. */
type Speaker = Pick<CompiledSite, 'language' | 'words'>;

const instances = new WeakMap<Speaker, i18n>();

/** Whether a word or a value that is not there is a mistake to stop at. What a browser shows in production goes on. */
const strict = import.meta.env.DEV || import.meta.env.SSR;

/** The interface words of a site in its language. Where pages are made and in tests, one that is not there throws. */
export function wordsOf(site: Speaker): i18n {
  const known = instances.get(site);
  if (known) return known;
  const { language, words } = site;
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: words },
    ns: Object.keys(words),
    defaultNS: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    ...(strict && {
      saveMissing: true,
      missingKeyHandler: (_, room, key) => {
        throw new Error(`There is no word "${key}" of "${room}" in ${language}.`);
      },
      missingInterpolationHandler: (text, [, value]) => {
        throw new Error(`"${text}" is given no ${value}.`);
      },
    }),
  });
  instance.init();
  instances.set(site, instance);
  return instance;
}

/** Adds words of more rooms to those of a site. */
export function addWords(site: Speaker, words: CompiledWords): void {
  for (const [room, texts] of Object.entries(words)) wordsOf(site).addResourceBundle(site.language, room, texts);
}

/** Gives its words to everything on a page of a site. */
export function WordsProvider({ site, children }: { site: Speaker; children: ReactNode }) {
  return <I18nextProvider i18n={wordsOf(site)}>{children}</I18nextProvider>;
}
