/** The fields that name what holds them, the most telling first. */
export const namingFields = ['heading', 'title', 'label', 'name', 'text', 'question', 'term', 'field'];

/** What a value is called in a list: the first of its texts that names it, in a language where it has that. Empty where none does. */
export function findHeading(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
  const members = value as Record<string, unknown>;
  for (const key of namingFields) {
    const said = pickText(members[key], language);
    if (said) return said;
  }
  return '';
}

/** A text in a language, or in the first that it has. */
export function pickText(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = value as Record<string, unknown>;
  const said = texts[language] ?? Object.values(texts)[0];
  return typeof said === 'string' ? said : '';
}
