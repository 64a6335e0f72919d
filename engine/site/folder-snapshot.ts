import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isIgnored } from './files/site-files.ts';
import { isFresh, stampOf } from './files/stamps.ts';

/** The content of folders at one time, by path. */
export interface FolderSnapshot {
  /** Every file with its stamp, except temporary files. Includes linked files, but not linked folders. */
  files: Map<string, string>;
  /** All folders, each with an identity that differs if another folder replaces it. */
  folders: Map<string, string>;
  /** Whether the stamp of a file is fresh, see {@link isFresh}. */
  isFresh: boolean;
}

/** How long a scan runs before it yields to other tasks, in milliseconds. */
const sliceMs = 5;

/** Scans folders recursively, and single files. With a snapshot `before`, scans only these folders and new ones below them. */
export async function snapshotFolders(
  roots: string[],
  before?: FolderSnapshot,
  single: string[] = [],
): Promise<FolderSnapshot> {
  const files = new Map(before?.files);
  const folders = new Map(before?.folders);
  let anyFresh = false;
  const note = (path: string, stats: Stats) => {
    const stamp = stampOf(stats);
    const fresh = isFresh(stamp, Date.now());
    anyFresh ||= fresh;
    // A fresh stamp differs from the later one, so that two writes with the same timestamp are both reported.
    files.set(path, fresh ? `${stamp} fresh` : stamp);
  };
  const waiting = [...roots];
  let began = performance.now();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const born = identityOf(folder);
    const entries = born === undefined ? [] : entriesOf(folder);
    if (before) for (const paths of [files, folders]) forget(paths, folder, entries);
    if (born === undefined) folders.delete(folder);
    else folders.set(folder, born);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && folders.get(path) !== identityOf(path)) waiting.push(path);
      if (isIgnored(entry.name)) continue;
      const stats = entry.isFile() || entry.isSymbolicLink() ? statsOf(path) : undefined;
      if (stats?.isFile()) note(path, stats);
      if (performance.now() - began < sliceMs) continue;
      await setImmediate();
      began = performance.now();
    }
  }
  for (const path of single) {
    const stats = statsOf(path);
    if (stats?.isFile()) note(path, stats);
    else files.delete(path);
  }
  return { files, folders, isFresh: anyFresh };
}

/** Identifies a folder, even if another one gets its name; `undefined` if it does not exist. */
function identityOf(path: string): string | undefined {
  const stats = statsOf(path);
  return stats?.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : undefined;
}

/** Removes the paths in a folder, except those in subfolders that still exist. */
function forget(paths: Map<string, string>, folder: string, entries: Dirent[]): void {
  const start = folder + sep;
  const stay = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
  for (const path of paths.keys())
    if (path.startsWith(start) && !stay.has(path.slice(start.length).split(sep, 1)[0] as string)) paths.delete(path);
}

export interface FileEvent {
  path: string;
  what: 'add' | 'change' | 'unlink';
}

export function diffSnapshots({ files: before }: FolderSnapshot, { files: now }: FolderSnapshot): FileEvent[] {
  const changes: FileEvent[] = [];
  for (const [path, stamp] of now)
    if (before.get(path) !== stamp) changes.push({ path, what: before.has(path) ? 'change' : 'add' });
  for (const path of before.keys()) if (!now.has(path)) changes.push({ path, what: 'unlink' });
  return changes;
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
