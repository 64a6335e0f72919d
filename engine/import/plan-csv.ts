import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createCollectionFiles } from '../generate/scaffold/collection-files.ts';
import type { ScaffoldField } from '../generate/scaffold/fields.ts';
import { relativeSchemaPath } from '../generate/scaffold/schema-path.ts';
import { translateTexts } from '../generate/scaffold/site-texts.ts';
import { formatJson } from '../generate/scaffold/write-new-files.ts';
import type { RecordFields } from '../model/collection.ts';
import type { FieldKind } from '../model/record-kinds.ts';
import { parseCollection } from '../model/schema/collections.ts';
import { codesOf } from '../model/schema/languages.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { toSlug } from '../model/text/to-slug.ts';
import { mapRecords, type PulledRecord } from '../pull/map-records.ts';
import { readCsv } from '../pull/read-csv.ts';
import { openBudget } from '../pull/read-limits.ts';
import { openSecrets } from '../pull/secrets.ts';
import type { ImportTarget } from './imported-content.ts';
import { lastNumber } from './last-number.ts';

interface CsvPlan {
  files: Record<string, string>;
  records: number;
  /** What does not fit, with the row; then nothing is written. */
  mismatches: string[];
  /** Columns that no field of the collection takes. */
  columns: string[];
}

/** The records of a CSV file, for a collection that exists or for a new one with a field for each column. */
export async function planCsv(file: string, target: ImportTarget): Promise<CsvPlan> {
  const { input, collection } = target;
  const budget = openBudget({ records: 1_000_000, bytes: Number.MAX_SAFE_INTEGER });
  const context = { readFile: () => readFile(file), secrets: openSecrets({}), budget };
  const rows = (await readCsv({ csv: basename(file) }, context)) as PulledRecord[];
  const columns = Object.keys(rows[0] ?? {});
  const name = toSlug(basename(file).replace(/\.\w+$/, '')) || collection;
  const path = `assets/records/${collection}/${name}.json`;
  if (path in input.files) throw new Error(`${path} is there already. Nothing was written.`);
  const declaration = `pages/collections/${collection}.json`;
  const present = input.files[declaration];
  const created = present === undefined ? createCollection(columns, rows, target) : undefined;
  const { fields } = parseCollection(JSON.parse(created?.text ?? present ?? ''));
  const origins = created?.origins ?? matchColumns(fields, columns);
  const number = Object.keys(fields).find((field) => fields[field]?.kind === 'RecordId' && !(field in origins));
  const last = number === undefined ? 0 : lastNumber(input.files, collection, number);
  const numbered = number === undefined ? rows : rows.map((row, index) => ({ ...row, [number]: last + index + 1 }));
  const { records, mismatches } = mapRecords(numbered, fields, origins);
  return {
    files: { ...(created && { [declaration]: created.text }), [path]: formatJson(records) },
    records: records.length,
    mismatches: mismatches.map(({ record, field, message }) =>
      record === undefined ? `${field}: ${message.en}` : `row ${record + 2}, ${field}: ${message.en}`,
    ),
    columns: columns.filter((column) => !Object.values(origins).includes(column)),
  };
}

/** A collection with a field for each column, and the column of each field. */
function createCollection(
  columns: string[],
  rows: PulledRecord[],
  { input, collection, folder }: ImportTarget,
): { text: string; origins: Record<string, string> } {
  const languages = codesOf(JSON.parse(input.files['pages/site.json'] ?? '{}') as SiteDescriptor);
  const fields = columns.map((column, index) => inferField(column, index, rows));
  const file = `pages/collections/${collection}.json`;
  const created = createCollectionFiles({
    name: collection,
    description: translateTexts({ zh: '一条记录。', en: 'A record.' }, languages) as never,
    fields,
    languages,
    kinds: input.schemas['kinds.schema.json']?.definitions ?? {},
    schema: relativeSchemaPath(folder, input.files, file, 'collection.schema.json'),
    picture: '',
  });
  const origins = Object.fromEntries(fields.map(({ name }, index) => [name, columns[index] as string]));
  return { text: created[file] as string, origins };
}

/** The column of each field: with its name or one of its titles, in any case. */
function matchColumns(fields: RecordFields, columns: string[]): Record<string, string> {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { title = name }]) => {
      const titles = typeof title === 'string' ? [title] : Object.values(title as object);
      const wanted = [name, ...titles].map(plain);
      const column = columns.find((one) => wanted.includes(plain(one)));
      return column === undefined ? [] : [[name, column]];
    }),
  );
}

/** A field for a column: of the narrowest kind that all its values have. */
function inferField(column: string, index: number, rows: PulledRecord[]): ScaffoldField {
  const values = rows
    .map((row) => row[column])
    .filter((value) => value !== null && value !== undefined)
    .map(String);
  const are = (form: RegExp) => values.length > 0 && values.every((value) => form.test(value));
  const isUnique = new Set(values).size === rows.length;
  const slug = toSlug(column).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const name = /^[a-z]/.test(slug) ? slug : `column${index + 1}`;
  const kind = ((): FieldKind => {
    if (name === 'id' && isUnique && are(/^[1-9]\d{0,8}$/)) return 'RecordId';
    if (name === 'slug' && isUnique && are(/^[a-z0-9]+(-[a-z0-9]+)*$/)) return 'RecordSlug';
    if (are(/^-?\d+(\.\d+)?$/) && !are(/^0\d+$/)) return 'number';
    if (are(/^\d{4}-\d\d-\d\d$/)) return 'Day';
    if (are(/^(true|false)$/i)) return 'boolean';
    if (are(/^https?:\/\/\S+$/)) return 'DataAddress';
    return 'PlainText';
  })();
  return { name, kind, optional: values.length < rows.length, fields: [], choices: [] };
}
