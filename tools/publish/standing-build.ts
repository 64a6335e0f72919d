import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { once } from '../../engine/schema/once.ts';
import { writeAtomically } from '../files/files.ts';
import { hashOf, sealed, unsealed } from '../files/sealed.ts';
import { tick } from '../files/stamps.ts';

/** A folder that a build stands in, of which it is kept what it was when it was last looked through. */
export interface StandingBuild {
  /** What it was made from and is, see {@link markOf}. Default: it is not known. */
  mark: string | undefined;
  /** Whether a file is there with the content of this hash. It is read where its stamp does not say so already. */
  isAsLeft(path: string, hash: string): boolean;
  /** What lies there besides these files and their folders. Only folders whose names have changed are read. */
  strays(files: Iterable<string>): string[];
  /** Keeps the stamps of these files, which are all there are now, for the next process; those of the `changed` are taken anew. */
  save(files: string[], changed: Iterable<string>, mark?: string): Promise<void>;
}

/** Stamps as they are kept. */
interface KeptStamps {
  /** When they were taken, as `Date.now()` has it. */
  taken: number;
  mark?: string;
  /** The paths that have one, a line each. */
  paths: string;
  /** Their stamps one after another, each of {@link parts} numbers of eight bytes, in base64: as texts, they would take longer to read than to compare. */
  numbers: string;
}

/** Of how many numbers a stamp is: the times of the last change and of the last writing, the size, and which file it is. */
const parts = 4;

/** Ties a build, by what it tells of itself, to the state that it was made from. */
export function markOf(state: string, told: Uint8Array): string {
  return hashOf(`${state} ${hashOf(told)}`);
}

/** Opens a folder with the stamps that are kept of it beside it, under `.cache/`. When these are not as they were left, each file is read. */
export function openStandingBuild(folder: string): StandingBuild {
  const file = join(dirname(folder), '.cache', `${basename(folder)}.stamps.json`);
  const { taken, paths, numbers, mark } = readStamps(file);
  const kept = once(() => ({
    before: floats(Buffer.from(numbers, 'base64')),
    positions: new Map(paths.split('\n').map((path, index) => [path, index * parts])),
  }));
  /** The positions of stamps that what is there was seen to have. */
  const trusted = new Set<number>();
  const isSame = (path: string) => {
    const { before, positions } = kept();
    const at = positions.get(path);
    const stats = at === undefined ? undefined : statSync(join(folder, path), { throwIfNoEntry: false });
    const isOld =
      at !== undefined &&
      stats !== undefined &&
      stats.ctimeMs === before[at] &&
      stats.mtimeMs === before[at + 1] &&
      stats.size === before[at + 2] &&
      stats.ino === before[at + 3] &&
      // One that was changed just before may have been changed once more in the same tick.
      stats.ctimeMs + tick < taken;
    if (isOld) trusted.add(at);
    return isOld;
  };
  return {
    mark,
    isAsLeft(path, hash) {
      try {
        return isSame(path) || hashOf(readFileSync(join(folder, path))) === hash;
      } catch {
        return false;
      }
    },
    strays(files) {
      const folders = foldersOf(files);
      const changed = [...folders].filter((one) => !isSame(one));
      if (changed.length === 0) return [];
      const known = new Set([...files, ...folders]);
      return changed
        .flatMap((one) => namesIn(join(folder, one)).map((name) => join(one, name)))
        .filter((path) => !known.has(path));
    },
    async save(files, changed, mark) {
      const anew = new Set([...changed, ...foldersOf(changed)]);
      const taken = Date.now();
      const all = [...files, ...foldersOf(files)];
      const stamps = new Float64Array(all.length * parts);
      const { before, positions } = kept();
      const there: string[] = [];
      for (const path of all) {
        const at = positions.get(path);
        const to = there.length * parts;
        if (at !== undefined && trusted.has(at) && !anew.has(path)) stamps.set(before.subarray(at, at + parts), to);
        else {
          const stats = path.includes('\n') ? undefined : statSync(join(folder, path), { throwIfNoEntry: false });
          if (!stats) continue;
          stamps.set([stats.ctimeMs, stats.mtimeMs, stats.size, stats.ino], to);
        }
        there.push(path);
      }
      const told: KeptStamps = {
        taken,
        paths: there.join('\n'),
        numbers: Buffer.from(stamps.buffer, 0, there.length * parts * stamps.BYTES_PER_ELEMENT).toString('base64'),
        ...(mark !== undefined && { mark }),
      };
      await writeAtomically(file, sealed(told));
    },
  };
}

function readStamps(file: string): KeptStamps {
  const none: KeptStamps = { taken: 0, paths: '', numbers: '' };
  try {
    const kept = unsealed<KeptStamps>(readFileSync(file));
    // An earlier release kept others.
    return kept?.numbers === undefined ? none : kept;
  } catch {
    return none;
  }
}

/** Bytes as numbers: these must begin at a place that a number may have. */
function floats(bytes: Uint8Array): Float64Array {
  return new Float64Array(Uint8Array.from(bytes).buffer);
}

/** The folders that hold these files, and those that hold them; the whole is `.`. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of files) for (let at = folderOf(path); !folders.has(at); at = folderOf(at)) folders.add(at);
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
