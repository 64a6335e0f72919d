import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../site/files/files.ts';
import { findLeftovers, temporaryPath } from '../site/files/temporary-path.ts';
import { foldersOf } from './build-snapshot.ts';
import { hasHash } from './file-hashes.ts';
import { factsFile, readFacts } from './read-facts.ts';

/**
 * Publishes the new and changed files of a build in place, and removes those that are `gone`. At every moment each page
 * and the files that it needs are there: pages move after the files they need, and the facts last, so readers see one
 * build or the other. A process that is killed leaves the remaining files for {@link finishUpdating}.
 */
export async function updateFolder(fresh: string, place: string, gone: Iterable<string>): Promise<void> {
  if (!existsSync(place)) return renameSync(fresh, place);
  // Under a name that its creator does not remove after a failure: half of it is published already.
  const moving = temporaryPath(place);
  renameSync(fresh, moving);
  const paths = (await listFiles(moving)).filter((path) => path !== factsFile);
  const { first, last } = splitGone([...gone], paths);
  remove(first, place);
  for (const path of [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)]) move(moving, place, path);
  remove(last, place);
  move(moving, place, factsFile);
  rmSync(moving, { recursive: true, force: true });
}

/** Finishes an interrupted update, if that completes the new build. Returns whether it did. */
export async function finishUpdating(place: string): Promise<boolean> {
  const age = (folder: string) => statSync(join(folder, factsFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = (await findLeftovers(dirname(place))).filter((name) => name.startsWith(`${basename(place)}.`));
  for (const name of names) {
    const fresh = join(dirname(place), name);
    const facts = readFacts(fresh);
    // The published build is newer.
    if (!facts || age(fresh) < age(place)) continue;
    const { files } = facts;
    const isThere = (path: string) => [fresh, place].some((folder) => hasHash(folder, path, files[path] as string));
    if (!Object.keys(files).every(isThere)) continue;
    const standing = existsSync(place) ? await listFiles(place) : [];
    await updateFolder(
      fresh,
      place,
      standing.filter((path) => !Object.hasOwn(files, path) && path !== factsFile),
    );
    return true;
  }
  return false;
}

function isPage(path: string): boolean {
  return /\.html(\.\w+)?$/.test(path);
}

/**
 * Splits paths into those to remove before the new ones come, and after. A file and a folder may have the same path, and
 * two names may differ in case alone, which some disks ignore.
 */
function splitGone(gone: string[], paths: string[]): { first: string[]; last: string[] } {
  const fold = (path: string) => path.toLowerCase();
  const come = new Set([...paths, ...foldersOf(paths)].map(fold));
  const files = new Set(paths.map(fold));
  const isFirst = (path: string) => come.has(fold(path)) || [...foldersOf([path])].some((one) => files.has(fold(one)));
  return { first: gone.filter(isFirst), last: gone.filter((path) => !isFirst(path)) };
}

function remove(paths: string[], place: string): void {
  for (const path of paths) {
    rmSync(join(place, path), { recursive: true, force: true });
    removeEmpty(dirname(path), place);
  }
}

function move(from: string, place: string, path: string): void {
  const to = join(place, path);
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(join(from, path), to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The folder is a link to another disk, or a volume.
    const copy = temporaryPath(to);
    copyFileSync(join(from, path), copy);
    renameSync(copy, to);
  }
}

/** Removes an empty folder below `place`, and its parents that are empty then. */
function removeEmpty(folder: string, place: string): void {
  try {
    for (let at = folder; at !== '.'; at = dirname(at)) rmdirSync(join(place, at));
  } catch {
    // It is not empty, or is gone.
  }
}
