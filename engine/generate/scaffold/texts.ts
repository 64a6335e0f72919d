/** A text in a descriptor: a string on a site with one language, otherwise an object by language. */
export type Texts = string | Record<string, string>;

/** Parses `表面能 | Surface energy`, one text per language. Refuses a different number of texts. */
export function parseTexts(option: string, typed: string, languages: string[]): Texts {
  const parts = typed.split('|').map((part) => part.trim());
  if (parts.length !== languages.length)
    throw new Error(
      `--${option} "${typed}" is ${parts.length} of ${languages.length} texts: write one in each language (${languages.join(' | ')}), with | between them.`,
    );
  return textsByLanguage(languages, (language) => parts[languages.indexOf(language)] as string);
}

export function textsByLanguage(languages: string[], say: (language: string) => string): Texts {
  const [only = '', ...others] = languages;
  return others.length === 0 ? say(only) : Object.fromEntries(languages.map((language) => [language, say(language)]));
}
