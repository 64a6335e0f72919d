import type { Field } from '../protocol/form-protocol.ts';

/** The value that a field shows, put together from the fields in it. */
export function shownValue({ kind, fields, value }: Field): unknown {
  if (!fields) return value;
  if (kind === 'list') return fields.map(shownValue);
  return Object.fromEntries(fields.map((inner) => [inner.name, shownValue(inner)]));
}
