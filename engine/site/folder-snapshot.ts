import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isIgnored } from './files/site-files.ts';
import { isFresh, stampOf } from './files/stamps.ts';

/** What folders hold at a moment, by path. */
export interface FolderSnapshot {
  /** Every file with its stamp, which is another once it is fresh no more; without what is not finished. Linked files are among them, linked folders are not. */
  files: Map<string, string>;
  /** The folders and all folders below them, each with what tells it from another of its name. */
  folders: Map<string, string>;
  /** Whether a file among them is fresh. */
  isFresh: boolean;
}

/** For how long files are looked at before others get their turn, in milliseconds. */
const sliceMs = 5;

/**
 * Looks through folders. One that is missing, or goes meanwhile, is left out. With what was found before, a folder below them that is the
 * same is taken to hold what it held, and so is all that lies elsewhere.
 */
export async function snapshotFolders(rooms: string[], before?: FolderSnapshot): Promise<FolderSnapshot> {
  const files = new Map(before?.files);
  const folders = new Map(before?.folders);
  let anyFresh = false;
  const waiting = [...rooms];
  let began = performance.now();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const born = bornAt(folder);
    const entries = born === undefined ? [] : entriesOf(folder);
    if (before) for (const paths of [files, folders]) forget(paths, folder, entries);
    if (born === undefined) folders.delete(folder);
    else folders.set(folder, born);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && folders.get(path) !== bornAt(path)) waiting.push(path);
      if (isIgnored(entry.name)) continue;
      const stats = entry.isFile() || entry.isSymbolicLink() ? statsOf(path) : undefined;
      if (stats?.isFile()) {
        const stamp = stampOf(stats);
        const fresh = isFresh(stamp, Date.now());
        anyFresh ||= fresh;
        // A stamp that stands for no other bytes: of a file that is written twice in one tick, both are told.
        files.set(path, fresh ? `${stamp} fresh` : stamp);
      }
      if (performance.now() - began < sliceMs) continue;
      await setImmediate();
      began = performance.now();
    }
  }
  return { files, folders, isFresh: anyFresh };
}

/** What tells a folder from another of its name; `undefined` where there is none. */
function bornAt(path: string): string | undefined {
  const stats = statsOf(path);
  return stats?.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : undefined;
}

/** Takes out what lies in a folder, but not what lies in folders that are still there. */
function forget(paths: Map<string, string>, folder: string, entries: Dirent[]): void {
  const start = folder + sep;
  const stay = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
  for (const path of paths.keys())
    if (path.startsWith(start) && !stay.has(path.slice(start.length).split(sep, 1)[0] as string)) paths.delete(path);
}

/** What became of a file between two listings. */
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
