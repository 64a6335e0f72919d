import { headingOf, namingFields, textIn } from '../../model/text/heading-of.ts';
import type { Field } from '../protocol/form-protocol.ts';

/** What a field is called in a list: as {@link headingOf}, else its first text. */
export function fieldSummary(field: Field, language: string): string {
  if (field.kind === 'texts') return textIn(field.value, language);
  if (!('fields' in field))
    return typeof field.value === 'object' ? headingOf(field.value, language) : String(field.value);
  const named = namingFields
    .map((key) => field.fields.find(({ name }) => name === key))
    .find((one) => one?.kind === 'texts');
  if (named) return textIn(named.value, language);
  for (const inner of field.fields) {
    const said = fieldSummary(inner, language);
    if (said) return said;
  }
  return '';
}
