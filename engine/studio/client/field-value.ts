import { findHeading, namingFields, pickText } from '../../model/text/find-heading.ts';
import type { Field } from '../protocol/form-protocol.ts';

/** What a field is called in a list: as {@link findHeading}, else its first text. */
export function fieldSummary(field: Field, language: string): string {
  if (field.kind === 'texts') return pickText(field.value, language);
  if (!('fields' in field))
    return typeof field.value === 'object' ? findHeading(field.value, language) : String(field.value);
  const named = namingFields
    .map((key) => field.fields.find(({ name }) => name === key))
    .find((one) => one?.kind === 'texts');
  if (named) return pickText(named.value, language);
  for (const inner of field.fields) {
    const said = fieldSummary(inner, language);
    if (said) return said;
  }
  return '';
}
