import type { Field } from './form-protocol.ts';

const naming = ['heading', 'title', 'label', 'name', 'text', 'question', 'term', 'field'];

/** What a value is called in a list: the first of its texts that names it, in a language where it has that. Empty where none does. */
export function headingOf(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
  const members = value as Record<string, unknown>;
  for (const key of naming) {
    const said = textIn(members[key], language);
    if (said) return said;
  }
  return '';
}

/** What a field is called in a list: as {@link headingOf}, else its first text. */
export function summaryOf(field: Field, language: string): string {
  if (field.kind === 'texts') return textIn(field.value, language);
  if (!field.fields)
    return field.value === undefined || typeof field.value === 'object'
      ? headingOf(field.value, language)
      : String(field.value);
  const named = naming
    .map((key) => field.fields?.find(({ name }) => name === key))
    .find((one) => one?.kind === 'texts');
  if (named) return textIn(named.value, language);
  for (const inner of field.fields) {
    const said = summaryOf(inner, language);
    if (said) return said;
  }
  return '';
}

function textIn(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = value as Record<string, unknown>;
  const said = texts[language] ?? Object.values(texts)[0];
  return typeof said === 'string' ? said : '';
}
