import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../site/files/files.ts';
import { findLeftovers, temporaryPath } from '../site/files/temporary-path.ts';
import { isAsLeft } from './contents.ts';
import { factsFile, readFacts } from './facts.ts';

/**
 * Moves the new files of a build into the one that stands, and takes away what it has no more: the facts come last, so that who
 * goes by them sees one build or the other. Each file is the old or the new one at any moment. A process that is killed meanwhile
 * leaves what it has not moved, for {@link finishUpdating}.
 */
export async function updateFolder(fresh: string, place: string, gone: Iterable<string>): Promise<void> {
  // Under a name that its maker does not take away when it cannot be finished: half of it stands already.
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

/**
 * Finishes an update in which a process was killed: where what it left and what stands are together the new build, it is put
 * together. Returns whether there was one.
 */
export async function finishUpdating(place: string): Promise<boolean> {
  const age = (folder: string) => statSync(join(folder, factsFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = (await findLeftovers(dirname(place))).filter((name) => name.startsWith(`${basename(place)}.`));
  for (const name of names.filter((name) => !name.endsWith('.old'))) {
    const fresh = join(dirname(place), name);
    const facts = readFacts(fresh);
    // One that stands since then is newer.
    if (!facts || !existsSync(place) || age(fresh) < age(place)) continue;
    const { files } = facts;
    const isThere = (path: string) => [fresh, place].some((folder) => isAsLeft(folder, path, files[path] as string));
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

/** Removes a folder below `place` that holds nothing, and those above it that then hold nothing. */
function removeEmpty(folder: string, place: string): void {
  try {
    for (let at = folder; at !== '.'; at = dirname(at)) rmdirSync(join(place, at));
  } catch {
    // It holds something, or is gone.
  }
}
