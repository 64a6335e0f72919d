import { checkSite } from '../check/check.ts';
import { t } from '../check/messages/messages.ts';
import { formatProblem, type Problem } from '../check/problem.ts';
import { openFile, type SiteFile } from '../check/site-files.ts';
import { suggest } from '../check/suggest.ts';
import {
  createRecord,
  type FieldValues,
  findRecordIndex,
  insertRecord,
  type RecordForm,
  readRecordForm,
} from '../generate/scaffold/record.ts';
import { formatJson } from '../generate/scaffold/write-new-files.ts';
import { parseCollection } from '../model/schema/collections.ts';
import { writeTransaction } from '../site/files/journal/transaction.ts';
import { slashed } from '../site/paths.ts';
import { readSite } from '../site/read-site.ts';

export interface NewRecordOptions {
  site: string;
  /** The folder under `assets/records/`. */
  collection: string;
  /** The file in that folder. Default: the matching list of records, or a new file. */
  file?: string | undefined;
  values?: unknown;
}

/** `npm run new:record`: writes a record. Missing required fields are `null`, which the check reports. */
export async function newRecord({ site, collection, file, values }: NewRecordOptions): Promise<number> {
  const input = await readSite(site);
  const declaration = `pages/collections/${collection}.json`;
  const schema = input.schemas[`records/${collection}.schema.json`];
  const collections = Object.keys(input.schemas).flatMap(
    (path) => /^records\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [],
  );
  if (!schema) throw new Error(`no source reads records of "${collection}"; ${offered(collection, collections)}`);
  const { from } = parseCollection(openFile(declaration, input.files[declaration] ?? '')?.value);
  if (from) throw new Error(`${t('pulledRecords', { name: collection }).en} Nothing was written.`);
  const form = readRecordForm(schema);
  const given = checked(values, form);
  const folder = `assets/records/${collection}/`;
  const files = Object.entries(input.files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([path, text]) => openFile(path, text) ?? []);
  const broken = files.find(({ faults }) => faults.length > 0);
  if (broken) throw new Error(`${broken.file} is not JSON: mend it first. \`npm run check\` says where.`);
  const others = files.flatMap(({ value }) => [value].flat() as FieldValues[]);
  const record = createRecord(form, given, others);
  const path =
    file === undefined ? fileFor(record, files, form, folder) : slashed(`${folder}${file.replace(/\.json$/, '')}.json`);
  const target = files.find((one) => one.file === path);
  if (target && !Array.isArray(target.value)) throw new Error(`${path} holds one record: choose another --file.`);
  const at = target ? findRecordIndex(target.value as FieldValues[], record, form) : undefined;
  const text = target && at !== undefined ? insertRecord(target, at, record) : formatJson(record);

  const said = ({ file, code, message }: Problem) => `${file} ${code} ${message}`;
  const known = new Set(checkSite(input).map(said));
  const blanks = blanksIn(record, at === undefined ? '' : `/${at}`);
  const problems = checkSite({ ...input, files: { ...input.files, [path]: text } }).filter(
    (problem) =>
      problem.severity === 'error' &&
      !known.has(said(problem)) &&
      !(problem.file === path && blanks.includes(problem.pointer)),
  );
  if (problems.length > 0)
    throw new Error(`this record would not pass. Nothing was written.\n${problems.map(formatProblem).join('\n')}`);
  await writeTransaction(site, [
    { ...(target && { from: { file: path, text: target.text } }), to: { file: path, text } },
  ]);
  const optional = Object.keys(form.fields).filter((name) => !(name in record));
  console.log(`wrote ${path}${at === undefined ? '' : `, record ${at + 1}`}`);
  if (blanks.length > 0) console.log(`Next: write what is null in it; \`npm run check\` names each.`);
  if (optional.length > 0) console.log(`It may also have ${optional.join(', ')}.`);
  return 0;
}

/** The fields that are given, which must be fields of the record. */
function checked(values: unknown, { fields }: RecordForm): FieldValues {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Error('the values are an object of fields, for example {"time":"2025-01-31"}.');
  const names = Object.keys(fields);
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not a field of these records; ${offered(unknown, names)}`);
  return values as FieldValues;
}

function offered(name: string, names: string[]): string {
  const { suggestion } = suggest(name, names);
  return `there are ${names.join(', ')}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`;
}

/** The only matching list, or a new file named by the record's number. Throws if several lists match. */
function fileFor(
  record: FieldValues,
  files: readonly SiteFile[],
  { choice, number }: RecordForm,
  folder: string,
): string {
  const lists = files.filter(({ value }) => Array.isArray(value));
  const own =
    choice === undefined
      ? lists
      : lists.filter(({ value }) => (value as FieldValues[]).every((one) => one[choice] === record[choice]));
  const [only, other] = own;
  if (only && !other) return only.file;
  if (lists.length > 0)
    throw new Error(
      `say which file it belongs to: give --file with ${lists.map(({ file }) => file.slice(folder.length)).join(', ')} or a new one${choice ? `, or its ${choice} in --values` : ''}.`,
    );
  return `${folder}${record[number ?? ''] ?? files.length + 1}.json`;
}

/** The JSON pointers of values that the author must still write. */
function blanksIn(value: unknown, pointer: string): string[] {
  if (value === null) return [pointer];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => blanksIn(item, `${pointer}/${key}`));
}
