import { oncePer } from './once.ts';

/** A language with its script: `zh-Hant` for `zh-TW`, `zh-Hans` for `zh`, `en-Latn` for `en-GB`. Returns invalid codes unchanged. */
export const writtenLanguage = oncePer((code: string): string => {
  try {
    const { language, script } = new Intl.Locale(code).maximize();
    return script ? `${language}-${script}` : language;
  } catch {
    return code;
  }
});

/** Finds a language, or one with the same script, such as `zh-Hant` for `zh-TW`. */
export function matchingLanguage(code: string, languages: string[]): string | undefined {
  return (
    languages.find((one) => one === code) ?? languages.find((one) => writtenLanguage(one) === writtenLanguage(code))
  );
}
