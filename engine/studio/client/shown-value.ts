import type { Field } from '../protocol/form-protocol.ts';

/** The value that a field shows, put together from the fields in it. */
export function shownValue(field: Field): unknown {
  if (!('fields' in field)) return field.value;
  if (field.kind === 'list') return field.fields.map(shownValue);
  return Object.fromEntries(field.fields.map((inner) => [inner.name, shownValue(inner)]));
}
