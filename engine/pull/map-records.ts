import { firstFew, type Message } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import type { RecordField, RecordFields } from '../model/collection.ts';
import type { FieldOrigins } from '../model/record-origin.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import type { Path } from '../model/schema/walk.ts';
import { nearest } from '../model/text/nearest.ts';
import { convertValue } from './convert-value.ts';
import { valueAtPath } from './value-at-path.ts';

export type PulledRecord = Record<string, unknown>;

/** A value of a row that does not fit a field. */
export interface Mismatch {
  /** The position of the row, from 0. Without it, the mismatch concerns every row. */
  record?: number;
  field: string;
  message: Message;
}

export interface MappedRecords {
  records: PulledRecord[];
  mismatches: Mismatch[];
}

/** The line of the mapping that a field comes from, in the file of its collection. */
export function mappingPath(field: string, origins: FieldOrigins = {}): Path {
  return Object.hasOwn(origins, field) ? ['from', 'fields', field] : ['fields', field];
}

/** Creates the records of a collection from rows. */
export function mapRecords(rows: unknown[], fields: RecordFields, origins: FieldOrigins = {}): MappedRecords {
  const mismatches: Mismatch[] = [];
  const names = Object.keys(fields);
  const pathOf = (field: string) => (Object.hasOwn(origins, field) ? origins[field] : undefined) ?? field;
  // A renamed column is one mistake, not one in every row.
  const absent = new Set(
    !rows.some(isJsonObject) ? [] : names.filter((field) => !rows.some((row) => isPresent(row, pathOf(field)))),
  );
  for (const field of absent) {
    const isWritten = Object.hasOwn(origins, field);
    if (!isWritten && fields[field]?.optional) continue;
    mismatches.push({ field, message: absentMessage(pathOf(field), rows) });
  }
  const records = rows.map((row, record): PulledRecord => {
    if (!isJsonObject(row)) {
      if (names[0] !== undefined) mismatches.push({ record, field: names[0], message: t('pullNoObject') });
      return {};
    }
    return Object.fromEntries(
      names.flatMap((field) => {
        const { value, flaw } = mapField(row, fields[field] as RecordField, pathOf(field));
        if (flaw) mismatches.push({ record, field, message: flaw });
        return value === undefined ? [] : [[field, value]];
      }),
    );
  });
  return { records, mismatches };
}

function mapField(row: PulledRecord, { kind, optional = false }: RecordField, path: string | Record<string, string>) {
  if (typeof path === 'string') return filled(convertValue(kind, valueAtPath(row, path)), kind, optional);
  const texts = Object.entries(path).map(([language, one]) => {
    return [language, filled(convertValue(kind, valueAtPath(row, one)), kind, true)] as const;
  });
  const flaw = texts.find(([, text]) => text.flaw)?.[1].flaw;
  const value = Object.fromEntries(
    texts.flatMap(([language, text]) => (text.value === undefined ? [] : [[language, text.value]])),
  );
  return { flaw, value: optional && Object.keys(value).length === 0 ? undefined : value };
}

/** An empty cell is a missing value, unless the field must have a text. */
function filled(converted: ReturnType<typeof convertValue>, kind: string, optional: boolean) {
  const { value, flaw } = converted;
  if (value === '' && optional) return { value: undefined, flaw };
  return { value: value === undefined && kind === 'OpenDay' && !optional ? '' : value, flaw };
}

function isPresent(row: unknown, path: string | Record<string, string>): boolean {
  const paths = typeof path === 'string' ? [path] : Object.values(path);
  return paths.some((one) => valueAtPath(row, one) !== undefined);
}

function absentMessage(path: string | Record<string, string>, rows: unknown[]): Message {
  const wanted = typeof path === 'string' ? path : Object.values(path).join(', ');
  const known = [...new Set(rows.slice(0, 20).flatMap((row) => (isJsonObject(row) ? Object.keys(row) : [])))];
  const near = nearest(wanted, known);
  const names = near === undefined ? firstFew(known) : { en: near, zh: near };
  return t(near === undefined ? 'pullAbsent' : 'pullRenamed', { path: wanted, names });
}
