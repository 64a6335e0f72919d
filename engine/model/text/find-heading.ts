/** The fields that can name an object, in order of preference. */
export const namingFields = ['heading', 'title', 'label', 'name', 'text', 'question', 'term', 'field'];

/** Finds a name for a value in a list, preferably in the given language. */
export function findHeading(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
  const members = value as Record<string, unknown>;
  for (const key of namingFields) {
    const said = pickText(members[key], language);
    if (said) return said;
  }
  return '';
}

const languageCode = /^[a-z]{2,3}(-\w+)*$/i;

/** A text in the given language, or in its first one. Empty for an object that is not a text per language. */
export function pickText(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = value as Record<string, unknown>;
  if (!Object.keys(texts).every((key) => languageCode.test(key))) return '';
  const said = texts[language] ?? Object.values(texts)[0];
  return typeof said === 'string' ? said : '';
}
