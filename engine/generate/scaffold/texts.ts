/** A text as a descriptor holds it: in a site of one language plain, else by its languages' codes. */
export type Texts = string | Record<string, string>;

/** The texts of `表面能 | Surface energy`, typed for an option. Refuses more or fewer than there are languages. */
export function parseTexts(option: string, typed: string, languages: string[]): Texts {
  const parts = typed.split('|').map((part) => part.trim());
  if (parts.length !== languages.length)
    throw new Error(
      `--${option} "${typed}" is ${parts.length} of ${languages.length} texts: write one in each language (${languages.join(' | ')}), with | between them.`,
    );
  return textsByLanguage(languages, (language) => parts[languages.indexOf(language)] as string);
}

/** What is said in each of some languages. */
export function textsByLanguage(languages: string[], say: (language: string) => string): Texts {
  const [only = '', ...others] = languages;
  return others.length === 0 ? say(only) : Object.fromEntries(languages.map((language) => [language, say(language)]));
}
