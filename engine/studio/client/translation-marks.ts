/** A text is missing, is a copy of another language, or was not changed together with another language. */
export type TranslationMark = 'missing' | 'copied' | 'otherChanged';

/** The marks of a text by language. `sinceCommit` are the pointers of the values changed since the last commit. */
export function translationMarks(
  value: unknown,
  languages: string[],
  pointer: string,
  sinceCommit: string[] = [],
): Partial<Record<string, TranslationMark>> {
  if (typeof value !== 'object' || value === null) return {};
  const texts = value as Record<string, string | undefined>;
  const isChanged = (code: string) => sinceCommit.includes(`${pointer}/${code}`);
  const someChanged = languages.some(isChanged);
  const marks: Partial<Record<string, TranslationMark>> = {};
  for (const [index, code] of languages.entries()) {
    const text = texts[code]?.trim();
    if (!text) marks[code] = 'missing';
    else if (languages.slice(0, index).some((before) => texts[before]?.trim() === text && hasWords(text)))
      marks[code] = 'copied';
    else if (someChanged && !isChanged(code)) marks[code] = 'otherChanged';
  }
  return marks;
}

/** Whether a text is more than a name, number or formula, which may be equal in every language. */
function hasWords(text: string): boolean {
  return /\p{Script=Han}{2}/u.test(text) || (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
}
