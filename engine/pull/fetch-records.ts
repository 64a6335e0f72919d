import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import { groupBy } from '../model/group-by.ts';
import type { RecordOrigin } from '../model/record-origin.ts';
import type { ParsedCollection } from '../model/schema/collections.ts';
import { pointerOf } from '../model/schema/pointer.ts';
import type { Path } from '../model/schema/walk.ts';
import { recordNamer } from './diff-records.ts';
import { mappingPath, mapRecords, type PulledRecord } from './map-records.ts';
import { OriginError, refuse } from './origin-error.ts';
import type { ReadingContext } from './origin-reader.ts';
import { openBudget } from './read-limits.ts';
import { readOrigin } from './read-origin.ts';
import { type Environment, openSecrets } from './secrets.ts';

/** A flaw of a collection's records, at a line of the collection's file. */
export interface OriginFlaw {
  path: Path;
  message: Message;
}

export interface FetchedRecords {
  records: PulledRecord[];
  /** The SHA-256 checksum of the file that was read, if the origin is one. */
  checksum?: string | undefined;
  /** If there are any, the records must not be used. */
  flaws: OriginFlaw[];
}

export interface CollectionOrigin {
  folder: string;
  name: string;
  collection: ParsedCollection & { from: RecordOrigin };
  env?: Environment;
}

/** Reads and maps the records of a collection from its origin. Never rejects for a failure of the origin. */
export async function fetchRecords({
  folder,
  name,
  collection,
  env = process.env,
}: CollectionOrigin): Promise<FetchedRecords> {
  const { from, fields } = collection;
  const secrets = openSecrets(env);
  const budget = openBudget(from.limits);
  let checksum: string | undefined;
  const context: ReadingContext = {
    secrets,
    budget,
    async readFile(file, path) {
      const place = `assets/records/${name}/${file}`;
      const bytes = await readFile(join(folder, place)).catch(() => refuse(path, 'pullNoFile', { file: place }));
      budget.addBytes(bytes.length);
      checksum = checksumOf(bytes);
      return bytes;
    },
  };
  try {
    const rows = await readOrigin(from, context);
    const { records, mismatches } = mapRecords(rows, fields, from.fields);
    const leaked = secrets.findIn(JSON.stringify(records));
    if (leaked !== undefined) refuse([], 'pullLeaks', { name: leaked });
    const named = recordNamer(fields);
    const flaws = mismatches.map(({ record, field, message }) => ({
      path: mappingPath(field, from.fields),
      message: record === undefined ? message : inRecord(message, record, named(records[record] ?? {}, record)),
    }));
    return {
      records,
      checksum,
      flaws: groupFlaws(flaws).map(({ path, message }) => ({ path, message: secrets.hideIn(message) })),
    };
  } catch (error) {
    if (!(error instanceof OriginError)) throw error;
    return { records: [], flaws: [{ path: ['from', ...error.path], message: secrets.hideIn(error.messages) }] };
  }
}

export function checksumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Names the record that a message is about. */
export function inRecord({ en, zh }: Message, index: number, name: string): Message {
  const suffix = name.startsWith('#') ? '' : ` (${name})`;
  return { en: `Record ${index + 1}${suffix}: ${en}`, zh: `第 ${index + 1} 条记录${suffix}：${zh}` };
}

const mostPerField = 3;

/** Returns the first flaws of each line, and counts the others. */
export function groupFlaws(flaws: OriginFlaw[]): OriginFlaw[] {
  return [...groupBy(flaws, ({ path }) => pointerOf(path)).values()].flatMap((list) => {
    const rest = list.length - mostPerField;
    const path = list[0]?.path ?? [];
    return [
      ...list.slice(0, mostPerField),
      ...(rest > 0 ? [{ path, message: t('pullMoreRecords', { count: rest }) }] : []),
    ];
  });
}
