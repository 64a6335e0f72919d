import { rangeOf } from '../../check/located-json.ts';
import type { SiteFile } from '../../check/site-files.ts';
import type { Schema } from '../../model/schema/schema.ts';

/** A record as it is written: the values of its fields by their names. */
export type FieldValues = Record<string, unknown>;

/** The form of the records of a collection, from their schema. */
export interface RecordForm {
  /** The fields by name, in the order of the type. */
  fields: Record<string, Schema>;
  required: string[];
  /** The field that numbers the records, where they have one. */
  number: string | undefined;
  /** The fields by which lists of them are in order: days and months, then the number. */
  order: string[];
  /** The field with few values, a list of records for each: a category, a year. */
  choice: string | undefined;
  /** A value of a field in its form, with `null` for whatever a person must write. */
  blank(field: string): unknown;
}

/** Reads the schema of a collection's files. */
export function readRecordForm({ else: one, definitions = {} }: Schema): RecordForm {
  const nameOf = ({ $ref }: Schema) => $ref?.replace('#/definitions/', '') ?? '';
  const resolved = (schema: Schema): Schema => (schema.$ref ? resolved(definitions[nameOf(schema)] ?? {}) : schema);
  const { properties: fields = {}, required = [] } = resolved(one ?? {});
  const ofKind = (...kinds: string[]) =>
    Object.keys(fields).filter((name) => kinds.includes(nameOf(fields[name] ?? {})));
  const [number] = ofKind('RecordId');
  const blank = (schema: Schema): unknown => {
    const whole = resolved(schema);
    const object = whole.allOf?.find(({ if: condition }) => condition?.type === 'object')?.then;
    if (object) return blank(object);
    if (!whole.properties) return null;
    return Object.fromEntries((whole.required ?? []).map((name) => [name, blank(whole.properties?.[name] ?? {})]));
  };
  return {
    fields,
    required,
    number,
    order: [...ofKind('Day', 'OpenDay', 'CompactDay', 'Month'), ...(number ? [number] : [])],
    choice: Object.keys(fields).find((name) => resolved(fields[name] ?? {}).enum),
    blank: (field) => blank(fields[field] ?? {}),
  };
}

/** A record with these values and a free number. Missing required fields are blank. */
export function createRecord(form: RecordForm, given: FieldValues, others: FieldValues[]): FieldValues {
  const { number, required } = form;
  const taken = others.map((record) => record[number ?? '']).filter((value) => typeof value === 'number');
  const known = number ? { [number]: Math.max(0, ...taken) + 1, ...given } : given;
  const names = Object.keys(form.fields).filter((name) => name in known || required.includes(name));
  return Object.fromEntries(names.map((name) => [name, name in known ? known[name] : form.blank(name)]));
}

/**
 * Where a record belongs in a list that is in order, either way, of one of the form's fields; a value that is still to be written
 * counts as the latest. Last in a list without order.
 */
export function findRecordIndex(list: FieldValues[], record: FieldValues, { order }: RecordForm): number {
  for (const field of order) {
    const values = list.map((one) => one[field] as string | number);
    const rises = values.every((value, at) => at === 0 || (values[at - 1] as typeof value) <= value);
    const falls = values.every((value, at) => at === 0 || (values[at - 1] as typeof value) >= value);
    if (rises === falls) continue;
    const own = record[field] as string | number | null;
    if (own === null) return rises ? list.length : 0;
    const next = values.findIndex((value) => (rises ? value > own : value < own));
    return next < 0 ? list.length : next;
  }
  return list.length;
}

/** The text of a file that holds a list, with a record at a place of it, laid out as those that are there; every other byte stays. */
export function insertRecord(file: SiteFile, at: number, record: FieldValues): string {
  const { text } = file;
  const { length } = file.value as unknown[];
  // The whitespace between two records, or before the only one.
  const second = rangeOf(file, [Math.min(1, length - 1)]);
  if (!second) return `${JSON.stringify([record], null, 2)}\n`;
  const [space = ''] = /\s*$/.exec(text.slice(0, second.offset)) ?? [];
  const [, unit] = /[\r\n]([ \t]*)$/.exec(space) ?? [];
  const laid = JSON.stringify(record, null, unit).replaceAll('\n', space);
  const beside = rangeOf(file, [Math.min(at, length - 1)]) ?? second;
  if (at < length) return `${text.slice(0, beside.offset)}${laid},${space}${text.slice(beside.offset)}`;
  const end = beside.offset + beside.length;
  return `${text.slice(0, end)},${space}${laid}${text.slice(end)}`;
}
