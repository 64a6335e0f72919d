import type { FastifyInstance } from 'fastify';
import type { SiteFile, SiteInput } from '../../check/site-files.ts';
import type { Operation } from '../../edit/operations.ts';
import { type FieldValues, findRecordIndex, type RecordForm, readRecordForm } from '../../generate/scaffold/record.ts';
import { groupBy } from '../../model/group-by.ts';
import { collectionOfFile } from '../../model/schema/collections.ts';
import { expander } from '../../model/schema/expansion.ts';
import { codesOf } from '../../model/schema/languages.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { RecordOrder, RecordRow, RecordTable } from '../protocol/state-protocol.ts';
import { buildForm } from './build-form.ts';
import { fieldTitle } from './field-title.ts';
import { hasOrigin, refusePulled } from './pulled-records.ts';
import { recordRoute } from './record-route.ts';
import { describe, expandSchemas, isText } from './schema-set.ts';
import { post, refuseMissing, type Work, writeTexts } from './work.ts';

/** Routes for the table of a collection, the route of a record, and new records. */
export function serveRecords(studio: FastifyInstance, work: Work): void {
  const { site, drafts } = work;
  const read = (): ReadSite => {
    const { input, model } = site.checked() ?? refuseMissing();
    return { input, files: model.files, languages: codesOf(site.context()?.site) };
  };

  post(studio, 'records', ({ file, order }) => recordTable(file, read(), order) ?? refuseMissing());

  post(studio, 'records/route', (place) => {
    const { model } = site.checked() ?? {};
    const context = site.context();
    return { route: model && context && recordRoute(place, model, context) };
  });

  post(studio, 'records/new', async ({ file }) => {
    await site.inspect();
    refusePulled([`assets/records/${collectionOfFile(file)}/`], (path) => read().input.files[path]);
    const created = newRecord(file, read()) ?? refuseMissing();
    const { at, begin } = created;
    if ('text' in created) await writeTexts(work, at, { [at.file]: created.text });
    else await drafts.edit(at, created.operations).finally(() => site.inspect());
    return { at, begin };
  });
}

interface ReadSite {
  files: readonly SiteFile[];
  input: SiteInput;
  languages: string[];
}

/** The records of a file's collection as a table. `undefined` if the file has no collection with a schema. */
function recordTable(file: string, read: ReadSite, order: RecordOrder): RecordTable | undefined {
  const collection = collectionOfFile(file);
  const schema = read.input.schemas[`records/${collection}.schema.json`];
  if (collection === undefined || !schema) return undefined;
  const { fields } = readRecordForm(schema);
  const part = { expansionOf: expander(schema), languages: read.languages };
  const columns = Object.entries(fields).map(([name, field]) => {
    const description = describe(expandSchemas({ ...part, schemas: [field] }, undefined));
    return { name, title: fieldTitle([field], name), ...(description && { description }) };
  });
  const texts = new Set(
    columns.map(({ name }) => name).filter((name) => isText({ ...part, schemas: [fields[name] ?? {}] }, '')),
  );
  const rows = filesOf(collection, read.files).flatMap(({ file: path, value }): RecordRow[] => {
    const row = (record: unknown, pointer: string, count?: number): RecordRow => {
      const values = (typeof record === 'object' && record !== null ? record : {}) as FieldValues;
      const cells = columns.flatMap(({ name }) =>
        Object.hasOwn(values, name) ? [[name, cellOf(values[name], texts.has(name))]] : [],
      );
      return { file: path, pointer, ...(count !== undefined && { count }), cells: Object.fromEntries(cells) };
    };
    return Array.isArray(value)
      ? value.map((record, index) => row(record, `/${index}`, value.length))
      : [row(value, '')];
  });
  const form = readRecordForm(schema);
  const isDated = form.order.some((field) => field !== form.number);
  const isPulled = hasOrigin(collection, (path) => read.input.files[path]);
  return { collection, columns, isDated, isPulled, rows: inOrder(rows, form, isDated && order === 'newest') };
}

/** Sorts records by date and number, the newest first. Without `isListSorted`, sorts only the files by their newest record. */
function inOrder(rows: RecordRow[], { order }: RecordForm, isListSorted: boolean): RecordRow[] {
  const compare = (one: RecordRow, other: RecordRow) => {
    for (const field of order) {
      const [a, b] = [one.cells[field], other.cells[field]].map((value) => (value === '' ? undefined : value));
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
      if (typeof a === 'number' && typeof b === 'number') return b - a;
      return String(a) < String(b) ? 1 : -1;
    }
    return 0;
  };
  if (isListSorted) return rows.toSorted(compare);
  const files = groupBy(rows, ({ file }) => file);
  const byNewest = [...files.values()].map((list) => ({ list, newest: list.toSorted(compare)[0] as RecordRow }));
  return byNewest.sort((one, other) => compare(one.newest, other.newest)).flatMap(({ list }) => list);
}

/** A text or a plain value, or the beginning of a nested value. */
function cellOf(value: unknown, isLocalized: boolean): unknown {
  if (typeof value !== 'object' || value === null || isLocalized) return value;
  return JSON.stringify(value).slice(0, 80);
}

function filesOf(collection: string, files: readonly SiteFile[]): SiteFile[] {
  return files.filter(
    (one) => one.kind === 'record' && one.file.startsWith(`assets/records/${collection}/`) && one.value !== undefined,
  );
}

/** A new record: its location, the pointer of its first field, and the operations on a list or the text of a new file. */
type NewRecord = { at: FilePointer; begin: string } & ({ operations: Operation[] } | { text: string });

/**
 * Creates the smallest valid record with a free number: in the file's list or the first list of the collection, otherwise in
 * a file of its own. `undefined` as in {@link recordTable}.
 */
function newRecord(file: string, read: ReadSite): NewRecord | undefined {
  const collection = collectionOfFile(file);
  const schema = read.input.schemas[`records/${collection}.schema.json`];
  if (collection === undefined || !schema) return undefined;
  const form = readRecordForm(schema);
  const files = filesOf(collection, read.files);
  const all = files.flatMap(({ value }) => [value].flat() as FieldValues[]);
  const record = { ...smallest(schema, read.languages), ...numbered(form, all) };
  const [first = ''] = Object.keys(record).filter((name) => name !== form.number);
  const lists = files.filter(({ value }) => Array.isArray(value));
  const list = lists.find((one) => one.file === file) ?? lists[0];
  if (!list) {
    const path = `assets/records/${collection}/${freeName(record[form.number ?? ''] ?? files.length + 1, files, collection)}.json`;
    return { at: { file: path, pointer: '' }, begin: `/${first}`, text: `${JSON.stringify(record, null, 2)}\n` };
  }
  // An empty field sorts as the newest.
  const blank = Object.fromEntries(form.order.filter((name) => !record[name]).map((name) => [name, null]));
  const index = findRecordIndex(list.value as FieldValues[], { ...record, ...blank }, form);
  const isLast = index === (list.value as unknown[]).length;
  const path = isLast ? '/-' : `/${index}`;
  const at = { file: list.file, pointer: `/${index}` };
  return { at, begin: `/${index}/${first}`, operations: [{ op: 'add', path, value: record }] };
}

function smallest(schema: Parameters<typeof buildForm>[1], languages: string[]): FieldValues {
  const form = buildForm([], schema, '', languages);
  return { ...((form?.kind === 'list' ? form.blanks[0]?.value : {}) as FieldValues) };
}

function numbered({ number }: RecordForm, others: FieldValues[]): FieldValues {
  if (number === undefined) return {};
  const taken = others.map((one) => one[number]).filter((value) => typeof value === 'number');
  return { [number]: Math.max(0, ...taken) + 1 };
}

function freeName(first: unknown, files: readonly SiteFile[], collection: string): string {
  const isTaken = (name: string) => files.some((one) => one.file === `assets/records/${collection}/${name}.json`);
  for (let count = 1, name = String(first); ; name = `${first}-${++count}`) if (!isTaken(name)) return name;
}
