import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { once } from '../model/schema/once.ts';
import { readCache, writeCache } from '../site/files/cache-file.ts';
import { emptyFile, hashOf } from '../site/files/seal.ts';
import { timestampResolutionMs } from '../site/files/stamps.ts';
import { factsFile } from './facts.ts';
import { type FileList, filesIn, pathIn, positionsIn } from './file-list.ts';

/** A folder that a build stands in, of which it is kept what it was when it was last looked through. */
export interface StandingBuild {
  /** The hash of what it tells of itself. */
  facts: string;
  /** The files that it tells of: none where what tells of them is not as it was left. */
  files: FileList;
  /** The state that it was made from. Default: it is not known. */
  state: string | undefined;
  /** Looks at each of its files and folders. */
  look(): Look;
  /** Whether a file is there with the content of this hash. It is read where its stamp does not say so already. */
  isAsLeft(path: string, hash: string): boolean;
  /** What lies there besides its files and their folders. Only folders that another look found changed are read. */
  strays(look: Look): string[];
}

/** What was found of the files of a build, the file that tells of them, and their folders, in this order. Plain data. */
export interface Look {
  /** The hash of what the build told of itself. */
  facts: string;
  /** The stamp of each, of {@link parts} numbers; no numbers for what is not as it was when its stamp was kept. */
  stamps: Float64Array;
}

/** Stamps as they are kept. */
interface KeptStamps {
  /** When they were taken, as `Date.now()` has it. */
  taken: number;
  state?: string;
  /** As in {@link Look}, in base64: as texts, they would take longer to read than to compare. */
  stamps: string;
}

/** Of how many numbers a stamp is: the times of the last change and of the last writing, the size, and which file it is. */
const parts = 4;

/** Where the stamps of a folder are cached: next to it, under `.cache/`. */
function stampsFile(folder: string): string {
  return join(dirname(folder), '.cache', `${basename(folder)}.stamps.json`);
}

/** Opens a folder with the stamps that are kept of it. When these are not as they were left, each file is read. */
export function openStandingBuild(folder: string): StandingBuild {
  const place = join(folder, factsFile);
  const told = existsSync(place) ? readFileSync(place) : emptyFile;
  const facts = hashOf(told);
  const files = once(() => filesIn(told) ?? []);
  const kept = readCache<KeptStamps>(stampsFile(folder), keyOf(facts));
  const before = once(() => floats(Buffer.from(kept?.stamps ?? '', 'base64')));
  const all = once(() => placesOf(files()));
  const positions = once(() => new Map(all().map((path, position) => [path, position])));
  const isSame = (path: string, position: number) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    const at = position * parts;
    const stamps = before();
    return (
      stats !== undefined &&
      stats.ctimeMs === stamps[at] &&
      stats.mtimeMs === stamps[at + 1] &&
      stats.size === stamps[at + 2] &&
      stats.ino === stamps[at + 3] &&
      // One that was changed just before may have been changed once more in the same tick.
      stats.ctimeMs + timestampResolutionMs < (kept?.taken ?? 0)
    );
  };
  return {
    facts,
    get files() {
      return files();
    },
    state: kept?.state,
    look() {
      const stamps = new Float64Array(all().length * parts).fill(Number.NaN);
      for (const [position, path] of all().entries())
        if (isSame(path, position))
          stamps.set(before().subarray(position * parts, (position + 1) * parts), position * parts);
      return { facts, stamps };
    },
    isAsLeft(path, hash) {
      try {
        const position = positions().get(path);
        return (position !== undefined && isSame(path, position)) || hashOf(readFileSync(join(folder, path))) === hash;
      } catch {
        return false;
      }
    },
    strays(look) {
      const changed = all().filter((_, position) => position > files().length && !isStamped(look, position));
      if (changed.length === 0) return [];
      const room = new Set(changed);
      const known = new Set(all().filter((path) => room.has(folderOf(path))));
      return changed
        .flatMap((one) => namesIn(join(folder, one)).map((name) => join(one, name)))
        .filter((path) => !known.has(path));
    },
  };
}

/** Whether what stands at a position is as it was when its stamp was kept. */
export function isStamped({ stamps }: Look, position: number): boolean {
  return !Number.isNaN(stamps[position * parts]);
}

/**
 * Caches the stamps of a folder's build of these files. Those of `before` were looked at, and stand for what
 * is there still; only what was `touched`, with its folders, and what has no stamp, is looked at now. `told` is what the build tells of itself, `state` what it was made from.
 */
export function saveStamps(
  folder: string,
  told: Uint8Array,
  files: FileList,
  touched: string[],
  before: { files: FileList; look: Look },
  state: string | undefined,
): Promise<void> {
  const taken = Date.now();
  const anew = new Set([...touched, ...foldersOf(touched)]);
  const all = placesOf(files);
  const stamps = new Float64Array(all.length * parts).fill(Number.NaN);
  const places = positionsIn(before.files, files);
  const folders = new Map(foldersAmong(before.files).map((path, index) => [path, before.files.length + 1 + index]));
  for (const [position, path] of all.entries()) {
    const at = position < files.length ? (places[position] as number) : (folders.get(path) ?? -1);
    const to = position * parts;
    if (at >= 0 && !anew.has(path) && isStamped(before.look, at)) {
      const from = at * parts;
      for (let part = 0; part < parts; part++) stamps[to + part] = before.look.stamps[from + part] as number;
      continue;
    }
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stats) stamps.set(stampOf(stats), to);
  }
  const kept: KeptStamps = {
    taken,
    ...(state !== undefined && { state }),
    stamps: Buffer.from(stamps.buffer).toString('base64'),
  };
  return writeCache(stampsFile(folder), keyOf(hashOf(told)), kept);
}

function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): number[] {
  return [ctimeMs, mtimeMs, size, ino];
}

/** The paths of which there are stamps, in their order. */
function placesOf(files: FileList): string[] {
  return [...files.map(pathIn), factsFile, ...foldersAmong(files)];
}

function foldersAmong(files: FileList): string[] {
  return [...foldersOf([...files.map(pathIn), factsFile])];
}

/** Stamps belong to the build that has these facts, which have the paths. */
function keyOf(facts: string): string {
  return `stamps ${facts}`;
}

/** Bytes as numbers: these must begin at a place that a number may have. */
function floats(bytes: Uint8Array): Float64Array {
  return new Float64Array(Uint8Array.from(bytes).buffer);
}

/** The folders that hold these files, and those that hold them; the whole is `.`. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  let last: string | undefined;
  for (const path of files) {
    // In the order of their paths, most files stand where the one before them does.
    const folder = folderOf(path);
    if (folder !== last) for (let at = folder; !folders.has(at); at = folderOf(at)) folders.add(at);
    last = folder;
  }
  return folders;
}

/** As Node's `dirname` of what is relative and has no slash at its end, for tens of thousands of files. */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
