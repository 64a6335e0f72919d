import { constants, copyFile, link, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConcurrentSaveError } from './file-change.ts';
import { hashFile, type JournalStep, journalPaths } from './journal.ts';

/**
 * Does one step: the file as it stands is taken out, seen to be the one that was read, and the new one put where none is.
 * A rename over the file would be shorter, and would overwrite what is saved between the look and the rename.
 */
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

/**
 * Verifies a step that is done. Throws where a file of it was saved since; an editor may have had it open when it was taken out.
 */
export async function verifyStep(site: string, { from, before, to, after }: JournalStep, index: number): Promise<void> {
  if (from !== undefined && (await hashFile(journalPaths(site, index).old)) !== before)
    throw new ConcurrentSaveError(from);
  if (to !== undefined && (await hashFile(join(site, to))) !== after) throw new ConcurrentSaveError(to);
  if (from !== undefined && from !== to && (await hashFile(join(site, from))) !== undefined)
    throw new ConcurrentSaveError(from);
}

/**
 * Rolls a step back as far as it was done, at whatever moment it was left, also by a kill of its own undoing. Gives the file that
 * somebody else has saved meanwhile: it stays as it was saved.
 */
export async function rollBackStep(site: string, step: JournalStep, index: number): Promise<string | undefined> {
  const { old, back } = journalPaths(site, index);
  let saved: string | undefined;
  const wasDone = step.from === undefined || (await hashFile(old)) !== undefined;
  if (!wasDone) return undefined;
  if (step.to !== undefined) {
    const path = join(site, step.to);
    const isOurs = async (at: string) => (await hashFile(at)) === step.after;
    // What is taken may be another by then than what was looked at: then it goes back.
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

/** Removes a folder of the site that holds nothing, and those above it that then hold nothing. */
export async function removeEmpty(site: string, folder: string): Promise<void> {
  for (let at = folder; at !== site && at.startsWith(site); at = dirname(at)) {
    const gone = await rmdir(at).then(
      () => true,
      () => false,
    );
    if (!gone) return;
  }
}

/** Moves a file away; tells whether it was there. */
async function take(path: string, to: string): Promise<boolean> {
  return rename(path, to).then(() => true, isCode('ENOENT'));
}

/** Puts a file where none is; tells whether there was none. */
export async function put(path: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  const taken = isCode('EEXIST');
  return link(path, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return taken(error);
      // Some file systems know no second name of a file.
      return copyFile(path, to, constants.COPYFILE_EXCL).then(() => true, taken);
    },
  );
}

/** Answers an error of this code with false, and throws any other. */
function isCode(code: string): (error: NodeJS.ErrnoException) => false {
  return (error) => {
    if (error.code === code) return false;
    throw error;
  };
}
