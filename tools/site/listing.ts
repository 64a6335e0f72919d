import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isFresh, stampOf } from '../files/stamps.ts';
import { isUnfinished } from '../files/unfinished.ts';

/** What folders hold at a moment, by path. */
export interface Listing {
  /** Every file with its stamp, which is another once it is fresh no more; without what is not finished. Links are not followed. */
  files: Map<string, string>;
  /** The folders and all folders below them, each with what tells it from another of its name. */
  folders: Map<string, string>;
  /** Whether a file among them is fresh. */
  isFresh: boolean;
}

/** For how long files are looked at before others get their turn, in milliseconds. */
const sliceMs = 5;

/** Looks through folders. One that is missing, or goes meanwhile, is left out. */
export async function listingOf(rooms: string[]): Promise<Listing> {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  let anyFresh = false;
  const waiting = [...rooms];
  let began = performance.now();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const own = statsOf(folder);
    if (!own?.isDirectory()) continue;
    folders.set(folder, `${own.ino} ${own.birthtimeMs}`);
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      if (!entry.isFile() || isUnfinished(entry.name)) continue;
      const stats = statsOf(path);
      if (stats) {
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

/** What became of a file between two listings. */
export interface Change {
  path: string;
  what: 'add' | 'change' | 'unlink';
}

/** What became of the files between two listings. */
export function changesBetween({ files: before }: Listing, { files: now }: Listing): Change[] {
  const changes: Change[] = [];
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
