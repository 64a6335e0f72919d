import type { Field } from '../protocol/form-protocol.ts';

/** The value that a field shows, put together from the fields in it. */
export function fieldValue(field: Field): unknown {
  if (!('fields' in field)) return field.value;
  if (field.kind === 'list') return field.fields.map(fieldValue);
  return Object.fromEntries(field.fields.map((inner) => [inner.name, fieldValue(inner)]));
}
