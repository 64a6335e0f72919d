import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeAtomically } from '../files/files.ts';
import { hashOf, sealed, unsealed } from '../files/sealed.ts';
import { isSameStamp, type Stamps, stampAt } from '../files/stamps.ts';

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
interface KeptStamps extends Stamps {
  mark?: string;
}

/** Ties a build, by what it tells of itself, to the state that it was made from. */
export function markOf(state: string, told: Uint8Array): string {
  return hashOf(`${state} ${hashOf(told)}`);
}

/** Opens a folder with the stamps that are kept of it beside it, under `.cache/`. When these are not as they were left, each file is read. */
export function openStandingBuild(folder: string): StandingBuild {
  const file = join(dirname(folder), '.cache', `${basename(folder)}.stamps.json`);
  const { taken, of, mark } = readStamps(file);
  const trusted = new Map<string, string>();
  const isSame = (path: string) => {
    const stamp = stampAt(join(folder, path));
    const same = isSameStamp(stamp, of[path], taken);
    if (same) trusted.set(path, stamp as string);
    return same;
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
      const known = new Set([...files, ...folders]);
      return [...folders]
        .filter((one) => !isSame(one))
        .flatMap((one) => namesIn(join(folder, one)).map((name) => join(one, name)))
        .filter((path) => !known.has(path));
    },
    async save(files, changed, mark) {
      for (const path of changed) trusted.delete(path);
      for (const one of foldersOf(changed)) trusted.delete(one);
      const stamps: KeptStamps = { taken: Date.now(), of: {}, ...(mark !== undefined && { mark }) };
      for (const path of [...files, ...foldersOf(files)]) {
        const stamp = trusted.get(path) ?? stampAt(join(folder, path));
        if (stamp) stamps.of[path] = stamp;
      }
      await writeAtomically(file, sealed(stamps));
    },
  };
}

function readStamps(file: string): KeptStamps {
  try {
    return unsealed<KeptStamps>(readFileSync(file)) ?? { taken: 0, of: {} };
  } catch {
    return { taken: 0, of: {} };
  }
}

/** The folders that hold these files, and those that hold them; the whole is `.`. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of files) for (let at = dirname(path); !folders.has(at); at = dirname(at)) folders.add(at);
  return folders;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
