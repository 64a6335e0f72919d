import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../site/files/files.ts';
import { findLeftovers, temporaryPath } from '../site/files/temporary-path.ts';
import { hasHash } from './file-hashes.ts';
import { factsFile, readFacts } from './read-facts.ts';

/**
 * Updates a published build in place. The facts move last, so readers see one build or the other. A process that is
 * killed leaves the remaining files for {@link finishUpdating}.
 */
export async function updateFolder(fresh: string, place: string, gone: Iterable<string>): Promise<void> {
  // Under a name that its creator does not remove after a failure: half of it is published already.
  const moving = temporaryPath(place);
  renameSync(fresh, moving);
  for (const path of await listFiles(moving)) if (path !== factsFile) move(moving, place, path);
  for (const path of gone) {
    rmSync(join(place, path), { recursive: true, force: true });
    removeEmpty(dirname(path), place);
  }
  move(moving, place, factsFile);
  rmSync(moving, { recursive: true, force: true });
}

/** Finishes an interrupted update, if that completes the new build. Returns whether it did. */
export async function finishUpdating(place: string): Promise<boolean> {
  const age = (folder: string) => statSync(join(folder, factsFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = (await findLeftovers(dirname(place))).filter((name) => name.startsWith(`${basename(place)}.`));
  for (const name of names.filter((name) => !name.endsWith('.old'))) {
    const fresh = join(dirname(place), name);
    const facts = readFacts(fresh);
    // The published build is newer.
    if (!facts || !existsSync(place) || age(fresh) < age(place)) continue;
    const { files } = facts;
    const isThere = (path: string) => [fresh, place].some((folder) => hasHash(folder, path, files[path] as string));
    if (!Object.keys(files).every(isThere)) continue;
    const gone = (await listFiles(place)).filter((path) => !Object.hasOwn(files, path) && path !== factsFile);
    await updateFolder(fresh, place, gone);
    return true;
  }
  return false;
}

function move(from: string, place: string, path: string): void {
  const to = join(place, path);
  mkdirSync(dirname(to), { recursive: true });
  renameSync(join(from, path), to);
}

/** Removes an empty folder below `place`, and its parents that are empty then. */
function removeEmpty(folder: string, place: string): void {
  try {
    for (let at = folder; at !== '.'; at = dirname(at)) rmdirSync(join(place, at));
  } catch {
    // It is not empty, or is gone.
  }
}
