import { rangeOf } from '../../check/located-json.ts';
import type { SiteFile } from '../../check/site-files.ts';
import type { Schema } from '../../model/schema/schema.ts';

export type FieldValues = Record<string, unknown>;

export type RecordForm = ReturnType<typeof readRecordForm>;

/** Reads the fields of a collection's records from their schema. */
export function readRecordForm({ else: one, definitions = {} }: Schema) {
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
    /** The fields by name, in the order of the type. */
    fields,
    required,
    /** The field with the number of a record, if it exists. */
    number,
    /** The fields that order lists of records: dates and months, then the number. */
    order: [...ofKind('Day', 'OpenDay', 'CompactDay', 'Month'), ...(number ? [number] : [])],
    /** A field with few values, such as a category or year, with a list of records for each. */
    choice: Object.keys(fields).find((name) => resolved(fields[name] ?? {}).enum),
    /** An initial value of a field, with `null` for values that the author must write. */
    blank: (field: string) => blank(fields[field] ?? {}),
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

/** The position of a record in a list that is sorted by one of its fields; the end if it is not sorted. */
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

/** The text of a list file with a record inserted at a position, in the layout of the others. Every other byte stays. */
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
