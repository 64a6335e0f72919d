import type { RecordOrigin } from '../record-origin.ts';
import { isJsonObject } from './json-object.ts';

/** Describes the snapshot of a pull, in a file next to it. */
export interface SnapshotLock {
  /** When the records were read: an ISO date-time. */
  time: string;
  records: number;
  /** The SHA-256 checksum of the file with the records. */
  sha256: string;
  /** The SHA-256 checksum of the file that the records come from. */
  file?: string;
  /** The origin without limits, timing and credentials. */
  from: object;
}

/** The files of a pull, relative to `assets/`. They are not published. */
export function snapshotFiles(collection: string): { records: string; lock: string } {
  const folder = `records/${collection}`;
  return { records: `${folder}/snapshot.json`, lock: `${folder}/snapshot.lock` };
}

/** An origin without limits, timing and credentials, to notice changes that concern its records. */
export function originIdentity(origin: RecordOrigin): object {
  const { limits, timeout, refresh, token, postgresql, ...rest } = { ...origin } as Record<string, unknown>;
  return rest;
}

/** Reads a lock. `undefined` if it is missing or broken. */
export function parseLock(text: string | undefined): SnapshotLock | undefined {
  try {
    const lock: unknown = JSON.parse(text ?? '');
    return isJsonObject(lock) && typeof lock.sha256 === 'string' && isJsonObject(lock.from)
      ? (lock as unknown as SnapshotLock)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The file that an origin is read from, in the folder of its collection. */
export function fileOfOrigin(origin: RecordOrigin): string | undefined {
  if ('csv' in origin) return origin.csv;
  if ('excel' in origin) return origin.excel;
  if ('openapi' in origin) return /^https?:\/\//.test(origin.openapi) ? undefined : origin.openapi;
  return 'sqlite' in origin ? origin.sqlite : undefined;
}
