import { findHeading, namingFields, pickText } from '../../model/text/find-heading.ts';
import type { Field } from '../protocol/form-protocol.ts';

/** The name of a field in a list: its heading, otherwise its first text. */
export function fieldSummary(field: Field, language: string): string {
  if (field.kind === 'texts') return pickText(field.value, language);
  if (!('fields' in field))
    return typeof field.value === 'object' ? findHeading(field.value, language) : String(field.value);
  const texts = field.fields.filter(({ kind }) => kind === 'texts' || kind === 'line' || kind === 'text');
  const named = namingFields.map((key) => texts.find(({ name }) => name === key)).find((one) => one !== undefined);
  if (named) return fieldSummary(named, language);
  for (const inner of field.fields) {
    const text = inner.kind === 'constant' ? '' : fieldSummary(inner, language);
    if (text) return text;
  }
  return '';
}

export function fieldValue(field: Field): unknown {
  if (!('fields' in field)) return field.value;
  if (field.kind === 'list') return field.fields.map(fieldValue);
  return Object.fromEntries(field.fields.map((inner) => [inner.name, fieldValue(inner)]));
}
