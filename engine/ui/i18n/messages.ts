import { createInstance, type i18n } from 'i18next';
import { oncePer } from '../../model/schema/once.ts';
import { missingText, missingValue, type Speaker, strict } from './words.tsx';

/** The i18next instance of a site. In builds and tests, a missing text throws. */
export const messagesOf = oncePer(({ language, words }: Speaker): i18n => {
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
        throw missingText(language, namespace, key);
      },
      missingInterpolationHandler: (text, [, value]) => {
        throw missingValue(text, value);
      },
    }),
  });
  instance.init();
  return instance;
});
