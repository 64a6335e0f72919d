/** What is to be known of a text in one language: it lacks, it is a copy, or another language of it was changed and it was not. */
export type TextMark = 'missing' | 'copied' | 'otherChanged';

/**
 * The marks of a text in each language where it has one. `sinceCommit` are the pointers of what was changed since the last commit; of a
 * text that is the same in every language there is nothing to mark.
 */
export function textMarks(
  value: unknown,
  languages: string[],
  pointer: string,
  sinceCommit: string[] = [],
): Partial<Record<string, TextMark>> {
  if (typeof value !== 'object' || value === null) return {};
  const texts = value as Record<string, string | undefined>;
  const isChanged = (code: string) => sinceCommit.includes(`${pointer}/${code}`);
  const someChanged = languages.some(isChanged);
  const marks: Partial<Record<string, TextMark>> = {};
  for (const [index, code] of languages.entries()) {
    const text = texts[code]?.trim();
    if (!text) marks[code] = 'missing';
    else if (languages.slice(0, index).some((before) => texts[before]?.trim() === text && hasWords(text)))
      marks[code] = 'copied';
    else if (someChanged && !isChanged(code)) marks[code] = 'otherChanged';
  }
  return marks;
}

/** Whether a text is more than a name, a number or a formula, which are the same in every language. */
function hasWords(text: string): boolean {
  return /\p{Script=Han}{2}/u.test(text) || (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
}
