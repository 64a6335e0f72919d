import { type Dirent, existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { once } from '../model/schema/once.ts';
import { readCache, writeCache } from '../site/files/cache-file.ts';
import { emptyFile, hashOf } from '../site/files/seal.ts';
import { timestampResolutionMs } from '../site/files/stamps.ts';
import { type FileList, findPositions, parseFiles, pathInLine } from './file-list.ts';
import { factsFile } from './read-facts.ts';

/** The compared stamps of a build's files, its `build.json` and its folders, in this order. Plain data. */
export interface StampCheck {
  /** The hash of its `build.json`. */
  facts: string;
  /** {@link stampSize} numbers for each; `NaN` if the stamp changed. */
  stamps: Float64Array;
}

interface StoredStamps {
  /** When they were recorded, in milliseconds since 1970. */
  taken: number;
  state?: string;
  /** As in {@link StampCheck}, in base64: as text, they would take longer to read than to compare. */
  stamps: string;
}

/** Numbers per stamp: ctime, mtime, size, inode. */
const stampSize = 4;

function stampsFile(folder: string): string {
  return join(dirname(folder), '.cache', `${basename(folder)}.stamps.json`);
}

/** Opens a previous build with the recorded stamps of its files. If these are corrupted, each file is read. */
export function openBuildSnapshot(folder: string) {
  const place = join(folder, factsFile);
  const content = existsSync(place) ? readFileSync(place) : emptyFile;
  const facts = hashOf(content);
  const files = once(() => parseFiles(content) ?? []);
  const kept = readCache<StoredStamps>(stampsFile(folder), keyOf(facts));
  const before = once(() => floats(Buffer.from(kept?.stamps ?? '', 'base64')));
  const all = once(() => placesOf(files()));
  const positions = once(() => new Map(all().map((path, position) => [path, position])));
  const isSame = (path: string, position: number) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    const at = position * stampSize;
    return (
      stats !== undefined &&
      stampOf(stats).every((value, index) => value === before()[at + index]) &&
      // A recent change may be followed by another one in the same timestampResolutionMs.
      stats.ctimeMs + timestampResolutionMs < (kept?.taken ?? 0)
    );
  };
  return {
    /** The hash of its `build.json`. */
    facts,
    /** Its files; none if `build.json` is corrupted. */
    get files() {
      return files();
    },
    /** The state of the inputs, if known. */
    state: kept?.state,
    compareStamps(): StampCheck {
      const stamps = new Float64Array(all().length * stampSize).fill(Number.NaN);
      for (const [position, path] of all().entries())
        if (isSame(path, position))
          stamps.set(before().subarray(position * stampSize, (position + 1) * stampSize), position * stampSize);
      return { facts, stamps };
    },
    /** Whether a file has this content hash. Reads it only if its stamp changed. */
    hasHash(path: string, hash: string): boolean {
      try {
        const position = positions().get(path);
        return (position !== undefined && isSame(path, position)) || hashOf(readFileSync(join(folder, path))) === hash;
      } catch {
        return false;
      }
    },
    /** Files and folders that do not belong to the build. Of folders in `split`, what they hold. Reads only changed folders. */
    listExtraFiles(look: StampCheck, split = new Set<string>()): string[] {
      const changed = all().filter((_, position) => position > files().length && !isUnchanged(look, position));
      if (changed.length === 0) return [];
      const folders = new Set(changed);
      const known = new Set(all().filter((path) => folders.has(folderOf(path))));
      const listBelow = (one: string): string[] =>
        entriesIn(join(folder, one)).flatMap((entry) => {
          const path = join(one, entry.name);
          if (known.has(path)) return [];
          return entry.isDirectory() && split.has(path) ? listBelow(path) : [path];
        });
      return changed.flatMap(listBelow);
    },
  };
}

/** Whether the path at a position has its recorded stamp. */
export function isUnchanged({ stamps }: StampCheck, position: number): boolean {
  return !Number.isNaN(stamps[position * stampSize]);
}

/** Records the stamps of a build: the compared ones, and new ones of changed or `touched` files and folders. */
export function saveStamps(
  folder: string,
  content: Uint8Array,
  files: FileList,
  touched: string[],
  before: { files: FileList; look: StampCheck },
  state: string | undefined,
): Promise<void> {
  const taken = Date.now();
  const stale = new Set([...touched, ...foldersOf(touched)]);
  const all = placesOf(files);
  const stamps = new Float64Array(all.length * stampSize).fill(Number.NaN);
  const places = findPositions(before.files, files);
  const folders = new Map(foldersAmong(before.files).map((path, index) => [path, before.files.length + 1 + index]));
  for (const [position, path] of all.entries()) {
    const at = position < files.length ? (places[position] as number) : (folders.get(path) ?? -1);
    const to = position * stampSize;
    if (at >= 0 && !stale.has(path) && isUnchanged(before.look, at)) {
      stamps.set(before.look.stamps.subarray(at * stampSize, (at + 1) * stampSize), to);
      continue;
    }
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stats) stamps.set(stampOf(stats), to);
  }
  const stored: StoredStamps = { taken, state, stamps: Buffer.from(stamps.buffer).toString('base64') };
  return writeCache(stampsFile(folder), keyOf(hashOf(content)), stored);
}

function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): number[] {
  return [ctimeMs, mtimeMs, size, ino];
}

/** The paths with stamps, in their order. */
function placesOf(files: FileList): string[] {
  return [...files.map(pathInLine), factsFile, ...foldersAmong(files)];
}

function foldersAmong(files: FileList): string[] {
  return [...foldersOf([...files.map(pathInLine), factsFile])];
}

/** Stamps belong to the build with these facts. */
function keyOf(facts: string): string {
  return `stamps ${facts}`;
}

/** Copies the bytes, because numbers must be aligned. */
function floats(bytes: Uint8Array): Float64Array {
  return new Float64Array(Uint8Array.from(bytes).buffer);
}

/** All folders that contain these files; the root is `.`. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  let last: string | undefined;
  for (const path of files) {
    // Sorted files are mostly in the folder of the file before.
    const folder = folderOf(path);
    if (folder !== last) for (let at = folder; !folders.has(at); at = folderOf(at)) folders.add(at);
    last = folder;
  }
  return folders;
}

/** A faster `dirname` for relative paths. */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
