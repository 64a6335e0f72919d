import { constants, copyFile, link, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConcurrentSaveError } from './file-change.ts';
import { hashFile, type JournalStep, journalPaths } from './journal.ts';

/** Moves the current file away, verifies its hash, and moves the new one in, so that no later save is lost. */
export async function applyStep(site: string, step: JournalStep, index: number): Promise<void> {
  const { old, fresh } = journalPaths(site, index);
  if (step.from !== undefined) {
    const taken = await take(join(site, step.from), old);
    if (!taken || (await hashFile(old)) !== step.before) throw new ConcurrentSaveError(step.from);
  }
  if (step.to === undefined) return;
  const isNew = step.after !== step.before || step.from === undefined;
  if (!(await put(isNew ? fresh : old, join(site, step.to)))) throw new ConcurrentSaveError(step.to);
}

/** Throws if a file of an applied step was saved since: an editor may have had it open when it was moved away. */
export async function verifyStep(site: string, { from, before, to, after }: JournalStep, index: number): Promise<void> {
  if (from !== undefined && (await hashFile(journalPaths(site, index).old)) !== before)
    throw new ConcurrentSaveError(from);
  if (to !== undefined && (await hashFile(join(site, to))) !== after) throw new ConcurrentSaveError(to);
  if (from !== undefined && from !== to && (await hashFile(join(site, from))) !== undefined)
    throw new ConcurrentSaveError(from);
}

/** Rolls back a step, wherever it was interrupted. Returns the file if another program has saved it meanwhile. */
export async function rollBackStep(site: string, step: JournalStep, index: number): Promise<string | undefined> {
  const { old, back } = journalPaths(site, index);
  let saved: string | undefined;
  const wasDone = step.from === undefined || (await hashFile(old)) !== undefined;
  if (!wasDone) return undefined;
  if (step.to !== undefined) {
    const path = join(site, step.to);
    const isOurs = async (at: string) => (await hashFile(at)) === step.after;
    // The moved file can be newer than the hashed one. Then it is moved back.
    if ((await hashFile(back)) === undefined && (await isOurs(path))) await take(path, back);
    if ((await hashFile(back)) !== undefined && !(await isOurs(back))) {
      saved = step.to;
      await put(back, path);
    }
    await rm(back, { force: true });
    if (step.from !== step.to) {
      if ((await hashFile(path)) !== undefined) saved = step.to;
      await removeEmpty(site, dirname(path));
    }
  }
  if (step.from === undefined) return saved;
  const path = join(site, step.from);
  if ((await hashFile(old)) !== step.before) saved = step.from;
  if (!(await put(old, path)) && (await hashFile(path)) !== step.before) saved = step.from;
  await rm(old, { force: true });
  return saved;
}

/** Removes an empty folder of the site, and its parents that are empty then. */
export async function removeEmpty(site: string, folder: string): Promise<void> {
  for (let at = folder; at !== site && at.startsWith(site); at = dirname(at)) {
    const gone = await rmdir(at).then(
      () => true,
      () => false,
    );
    if (!gone) return;
  }
}

/** Moves a file; returns whether it existed. */
async function take(path: string, to: string): Promise<boolean> {
  return rename(path, to).then(() => true, isCode('ENOENT'));
}

/** Puts a file at a path that must be free; returns whether it was free. */
export async function put(path: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  const taken = isCode('EEXIST');
  return link(path, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return taken(error);
      // Some file systems have no hard links.
      return copyFile(path, to, constants.COPYFILE_EXCL).then(() => true, taken);
    },
  );
}

/** Returns false for an error with this code, and throws any other error. */
function isCode(code: string): (error: NodeJS.ErrnoException) => false {
  return (error) => {
    if (error.code === code) return false;
    throw error;
  };
}
