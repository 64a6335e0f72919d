import type { RecordField, RecordFields } from '../collection.ts';
import type { ForEach } from '../for-each.ts';
import { groupBy } from '../group-by.ts';
import { isParameterField } from './collections.ts';
import { isJsonObject } from './json-object.ts';
import { fillNames } from './placeholders.ts';
import type { Path } from './walk.ts';

/** The records of a collection, in its order. */
export interface RepeatableCollection {
  fields: RecordFields;
  records: Record<string, unknown>[];
}

/** The data for which objects are repeated. */
export interface RepetitionData {
  names: readonly string[];
  /** The site's languages, the default first. */
  languages: readonly string[];
  find(collection: string): RepeatableCollection | undefined;
}

/** A mistake in a `forEach`. */
export interface RepetitionFlaw {
  kind: 'collection' | 'field' | 'unfit' | 'filter' | 'empty' | 'text';
  path: Path;
  name: string;
  /** The names that are allowed. */
  names: readonly string[];
}

/** The names in braces for one instance of a repeated object, with their values. */
export interface Scope {
  values: Readonly<Record<string, unknown>>;
  /** The kinds of the values, by name. */
  fields: RecordFields;
  /** The instance in words: `2025`. */
  label: string;
}

export const outerScope: Scope = { values: {}, fields: {}, label: '' };

/** The name in braces for the number of records with a value. */
export const countName = 'count';

/** The scopes of the instances of an object, in order. `undefined` for a mistake, which is added to `flaws`. */
export function scopesOf(
  forEach: ForEach,
  path: Path,
  around: Scope,
  data: RepetitionData,
  flaws: RepetitionFlaw[],
): Scope[] | undefined {
  const { collection, field, where = {}, order } = forEach;
  const found = typeof collection === 'string' ? data.find(collection) : undefined;
  const before = flaws.length;
  const report = (kind: RepetitionFlaw['kind'], step: Path, name: string, names: readonly string[]) =>
    flaws.push({ kind, path: [...path, ...step], name, names });
  if (!found) {
    if (typeof collection === 'string') report('collection', ['collection'], collection, data.names);
    return undefined;
  }
  const { fields } = found;
  const repeating = Object.keys(fields).filter((name) => isParameterField(fields[name] as RecordField));
  const declared = typeof field === 'string' && Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (field !== undefined && !declared) report('field', ['field'], String(field), repeating);
  else if (declared && !isParameterField(declared)) report('unfit', ['field'], String(field), repeating);
  if (!isJsonObject(where)) return undefined;
  for (const name of Object.keys(where))
    if (!Object.hasOwn(fields, name)) report('filter', ['where', name], name, Object.keys(fields));
  if (flaws.length > before) return undefined;
  const wanted = Object.entries(where).map(([name, value]) => [name, fillNames(String(value), around.values)] as const);
  const records = found.records.filter((record) => wanted.every(([name, value]) => written(record[name]) === value));
  const named = records.filter((record) => isNamed(record, fields));
  const own =
    field === undefined
      ? named.map((record) => ofRecord(record, fields))
      : ofValues(records, field, fields[field] as RecordField, order !== undefined);
  if (own.length === 0 && named.length === records.length) report('empty', [], collection, []);
  return (order === 'descending' ? own.reverse() : own).map((scope) => ({
    values: { ...around.values, ...scope.values },
    fields: { ...around.fields, ...scope.fields },
    label: [around.label, scope.label].filter(Boolean).join(', '),
  }));
}

/** Whether a record has its number and short name. Without one it has no address yet, which is reported at the record. */
function isNamed(record: Record<string, unknown>, fields: RecordFields): boolean {
  const isName = (kind: string | undefined) => kind === 'RecordSlug' || kind === 'RecordId';
  return Object.entries(fields).every(
    ([name, { kind, optional }]) => !isName(kind) || optional || written(record[name]) !== '',
  );
}

function ofRecord(record: Record<string, unknown>, fields: RecordFields): Scope {
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]]));
  const naming = (kinds: string[]) => Object.keys(fields).find((name) => kinds.includes(fields[name]?.kind ?? ''));
  const name = naming(['RecordSlug']) ?? naming(['RecordId']) ?? naming(['PlainText', 'string']);
  return { values, fields, label: textsIn(record[name ?? ''])[0] ?? '' };
}

function ofValues(records: Record<string, unknown>[], name: string, field: RecordField, isSorted: boolean): Scope[] {
  const groups = groupBy(records, (record) => written(record[name]));
  groups.delete('');
  const values = [...groups.keys()];
  const { compare } = new Intl.Collator('en', { numeric: true });
  const rank = (value: string) => field.enum?.indexOf(value) ?? 0;
  if (isSorted) values.sort((a, b) => rank(a) - rank(b) || compare(a, b));
  return values.map((value) => ({
    values: { [name]: value, ...(name !== countName && { [countName]: groups.get(value)?.length }) },
    fields: { [name]: field },
    label: value,
  }));
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function textsIn(value: unknown): string[] {
  return isJsonObject(value) ? Object.values(value).map(written) : [written(value)];
}
