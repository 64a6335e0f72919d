import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInspector, type Inspector } from '../check/inspect-site.ts';
import { makeProblem } from '../check/make-problem.ts';
import { type MessageLanguage, untranslated } from '../check/messages/message.ts';
import { type Problem, statement } from '../check/problem.ts';
import { openFile, type SiteFile, type SiteInput } from '../check/site-files.ts';
import type { RecordOrigin } from '../model/record-origin.ts';
import { type ParsedCollection, parseCollection } from '../model/schema/collections.ts';
import { stepsOf } from '../model/schema/pointer.ts';
import { originIdentity, parseLock, type SnapshotLock, snapshotFiles } from '../model/schema/record-snapshot.ts';
import type { FileChange } from '../site/files/journal/file-change.ts';
import { writeTransaction } from '../site/files/journal/transaction.ts';
import { declaredCollections } from '../site/read-site.ts';
import { diffRecords, type RecordDiff, recordNamer } from './diff-records.ts';
import { checksumOf, fetchRecords, groupFlaws, inRecord, type OriginFlaw } from './fetch-records.ts';
import { mappingPath, type PulledRecord } from './map-records.ts';
import type { Environment } from './secrets.ts';

export interface PullOptions {
  folder: string;
  input: SiteInput;
  name: string;
  language?: MessageLanguage;
  /** Share it between collections: it inspects only what has changed. Default: a new one. */
  inspect?: Inspector;
  env?: Environment;
  now?: () => Date;
}

export interface Pull {
  /** Why nothing was written. */
  problems: Problem[];
  records: number;
  diff: RecordDiff;
}

/** The collections of a site that have an origin, by name. */
export function collectionsWithOrigin(files: SiteInput['files']): string[] {
  return Object.entries(declaredCollections(files)).flatMap(([name, { from }]) => (from ? name : []));
}

/**
 * Reads the records of a collection, checks them as the check does, and writes them with their lock. With problems it
 * writes nothing, so that the last snapshot stays.
 */
export async function pullCollection(options: PullOptions): Promise<Pull> {
  const { folder, input, name, language = 'en', inspect = createInspector(), env, now = () => new Date() } = options;
  const none: Pull = { problems: [], records: 0, diff: diffRecords([], [], {}) };
  const path = `pages/collections/${name}.json`;
  const file = openFile(path, input.files[path] ?? '') as SiteFile;
  const faulty = inspect(input, { language }).problems.filter(
    (one) => one.file === path && one.severity === 'error' && one.code !== 'outdated-snapshot',
  );
  if (faulty.length > 0) return { ...none, problems: faulty };
  const collection = parseCollection(file.value) as ParsedCollection & { from: RecordOrigin };
  const { records, flaws, checksum } = await fetchRecords({ folder, name, collection, ...(env && { env }) });
  const asProblems = (list: OriginFlaw[]) =>
    list.map(({ path, message }) => makeProblem(file, { code: 'pull', path, message }, language));
  if (flaws.length > 0) return { ...none, problems: asProblems(flaws) };
  const files = snapshotFiles(name);
  const snapshot = `assets/${files.records}`;
  const text = writeSnapshot(records);
  const pulled = { ...input, files: { ...input.files, [snapshot]: text } };
  const found = inspect(pulled, { language }).problems.filter(
    ({ file, severity }) => file === snapshot && severity === 'error',
  );
  if (found.length > 0)
    return {
      ...none,
      problems: asProblems(groupFlaws(found.map((one) => asFlaw(one, records, collection, language)))),
    };
  const before = input.files[snapshot];
  const diff = diffRecords(recordsOf(before), records, collection.fields);
  const lock: SnapshotLock = {
    time: now().toISOString(),
    records: records.length,
    sha256: checksumOf(text),
    ...(checksum !== undefined && { file: checksum }),
    from: originIdentity(collection.from),
  };
  await writeLocked(folder, name, { before, text, lock });
  return { problems: [], records: records.length, diff };
}

/** The text of the file with the records of a pull. */
export function writeSnapshot(records: PulledRecord[]): string {
  return `${JSON.stringify(records, null, 2)}\n`;
}

function recordsOf(text = '[]'): PulledRecord[] {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return [];
  }
}

/** Moves a problem of a record to the line of the mapping that its value comes from. */
function asFlaw(
  problem: Problem,
  records: PulledRecord[],
  { fields, from }: ParsedCollection & { from: RecordOrigin },
  language: MessageLanguage,
): OriginFlaw {
  const [index = '0', field, ...rest] = stepsOf(problem.pointer) ?? [];
  const record = records[Number(index)] ?? {};
  const message = untranslated(statement({ ...problem, place: [field, ...rest].filter(Boolean).join('.') }, language));
  const name = recordNamer(fields)(record, Number(index));
  const missing = Object.keys(fields).find((one) => !fields[one]?.optional && !Object.hasOwn(record, one));
  const concerned = field ?? missing;
  return {
    path: concerned !== undefined && Object.hasOwn(fields, concerned) ? mappingPath(concerned, from.fields) : ['from'],
    message: inRecord(message, Number(index), name),
  };
}

/** Writes the records and their lock together. An unchanged snapshot keeps its time, so that commits stay small. */
async function writeLocked(
  folder: string,
  name: string,
  { before, text, lock }: { before: string | undefined; text: string; lock: SnapshotLock },
): Promise<void> {
  const files = snapshotFiles(name);
  const oldText = await readFile(join(folder, 'assets', files.lock), 'utf8').catch(() => undefined);
  const old = parseLock(oldText);
  if (old && before === text && JSON.stringify({ ...old, time: lock.time }) === JSON.stringify(lock)) return;
  const change = (file: string, from: string | undefined, to: string): FileChange => ({
    ...(from !== undefined && { from: { file, text: from } }),
    to: { file, text: to },
  });
  await writeTransaction(folder, [
    change(`assets/${files.records}`, before, text),
    change(`assets/${files.lock}`, oldText, `${JSON.stringify(lock, null, 2)}\n`),
  ]);
}
