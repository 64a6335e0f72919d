import { linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAtomically } from '../files.ts';
import type { Made } from './orders.ts';

/** What the last build of a site left that the next may take over. */
export interface Kept {
  /**
   * Takes over what was made under a key, as links: in no time, and without a second copy on the disk. `false` when the key
   * is not known, or a file is not as it was left; then nothing is taken over.
   */
  take(key: string): boolean;
  /** Notes what this build made under a key. */
  note(key: string, made: Made): void;
  /** Keeps this build's notes in place of those before. To be called when the build stands where it belongs. */
  save(): Promise<void>;
}

/**
 * Opens the notes of the last build of `out`, which lie beside it under `.cache/`. A key is a hash of all that the files were
 * made from. The files themselves stay in `out`, so the notes never hold more than one build, and notes that belong to
 * another build, or none, only mean that everything is made anew: each file is known by its size and time.
 */
export async function openKept(out: string, unfinished: string): Promise<Kept> {
  const file = join(dirname(out), '.cache', `${basename(out)}.json`);
  const before: Record<string, Made> = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const now: Record<string, Made> = {};
  const folders = new Set<string>();
  const isAsLeft = ([path, size, time]: Made[number]) => {
    const found = statSync(join(out, path), { throwIfNoEntry: false });
    return found?.size === size && found.mtimeMs === time;
  };
  const link = (path: string) => {
    const to = join(unfinished, path);
    const folder = dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    linkSync(join(out, path), to);
  };
  return {
    take(key) {
      const made = Object.hasOwn(before, key) ? before[key] : undefined;
      if (!made?.every(isAsLeft)) return false;
      try {
        for (const [path] of made) link(path);
      } catch {
        // Another build has just taken its place, or the disk knows no links.
        for (const [path] of made) rmSync(join(unfinished, path), { force: true });
        return false;
      }
      now[key] = made;
      return true;
    },
    note(key, made) {
      now[key] = made;
    },
    save: () => writeAtomically(file, JSON.stringify(now)),
  };
}
