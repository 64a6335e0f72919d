const known = new Map<string, string>();

/** A language with its script, by a code: `zh-Hant` for `zh-TW`, `zh-Hans` for `zh`, `en-Latn` for `en-GB`. A malformed code stays as it is. */
export function writtenLanguage(code: string): string {
  // Asked of every text, and looked up in the locale data only once.
  const before = known.get(code);
  if (before !== undefined) return before;
  const written = readLocale(code);
  known.set(code, written);
  return written;
}

function readLocale(code: string): string {
  try {
    const { language, script } = new Intl.Locale(code).maximize();
    return script ? `${language}-${script}` : language;
  } catch {
    return code;
  }
}

/** Which of some languages a text for a language is taken from: the language itself, or one written the same, as `zh-Hant` for `zh-TW`. */
export function matchingLanguage(code: string, languages: string[]): string | undefined {
  return (
    languages.find((one) => one === code) ?? languages.find((one) => writtenLanguage(one) === writtenLanguage(code))
  );
}
