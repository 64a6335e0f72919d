import { createInstance, type i18n, type Namespace, type TFunction } from 'i18next';
import { type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { CompiledSite } from '../../model/compiled.ts';

type Speaker = Pick<CompiledSite, 'language' | 'words'>;

const instances = new WeakMap<Speaker, i18n>();

/** Whether a missing text or value throws. Production browsers continue. */
const strict = import.meta.env.DEV || import.meta.env.SSR;

/** The i18next instance of a site. In builds and tests, a missing text throws. */
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
      missingKeyHandler: (_, namespace, key) => {
        throw new Error(`There is no word "${key}" of "${namespace}" in ${language}.`);
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

/** Translate functions, by namespace. */
const sayings = new WeakMap<i18n, Map<string, unknown>>();

/** The interface texts of a namespace. The hook of react-i18next took a third of the render time. */
export function useTranslation<Name extends Namespace & string>(namespace: Name): { t: TFunction<Name> } {
  const { i18n } = useContext(I18nContext);
  const known = sayings.get(i18n) ?? new Map<string, unknown>();
  sayings.set(i18n, known);
  const t = known.get(namespace) ?? sayingOf(i18n, namespace);
  known.set(namespace, t);
  return { t: t as TFunction<Name> };
}

/** Caches texts without values. */
function sayingOf(instance: i18n, namespace: string) {
  const say = instance.getFixedT(null, namespace as Namespace) as (key: string, values?: object) => string;
  const plain = new Map<string, string>();
  return (key: string, values?: object) => {
    const text = values ? say(key, values) : (plain.get(key) ?? say(key));
    if (!values) plain.set(key, text);
    return text;
  };
}

export function WordsProvider({ site, children }: { site: Speaker; children: ReactNode }) {
  return <I18nextProvider i18n={wordsOf(site)}>{children}</I18nextProvider>;
}
