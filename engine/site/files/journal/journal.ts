import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../files.ts';
import { flushHandle } from '../flush-handle.ts';
import { hashOf } from '../seal.ts';
import { ConcurrentSaveError, type FileChange } from './file-change.ts';

/** The journal of a transaction. It exists only during the transaction, or after its process was killed. */
export const journalFolder = (site: string) => join(site, '.pagewright-journal');

/** A change in the journal: paths relative to the site's folder, and the hashes of their content before and after. */
export interface JournalStep {
  from?: string;
  before?: string;
  to?: string;
  after?: string;
}

/** The journal files of a step: the old version, the new version, and the new version while it is rolled back. */
export const journalPaths = (site: string, index: number) => {
  const [old, fresh, back] = ['old', 'new', 'back'].map((name) => join(journalFolder(site), name, String(index)));
  return { old, fresh, back } as Record<'old' | 'fresh' | 'back', string>;
};

/** The content hash of a file; `undefined` if it does not exist. */
export async function hashFile(path: string): Promise<string | undefined> {
  try {
    return hashOf(await readFile(path));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Writes all changes to the journal. Throws if a file has changed since it was read. */
export async function writeJournal(
  site: string,
  changes: FileChange[],
  at: (file: string) => void,
): Promise<JournalStep[]> {
  const folder = journalFolder(site);
  for (const name of ['old', 'new', 'back']) await mkdir(join(folder, name), { recursive: true });
  const steps: JournalStep[] = [];
  for (const [index, { from, to }] of changes.entries()) {
    at(to?.file ?? from?.file ?? '');
    const { fresh } = journalPaths(site, index);
    const step: JournalStep = { from: from?.file, before: from && (await hashRead(site, from)), to: to?.file };
    if (to?.text === undefined) step.after = to && step.before;
    else {
      await writeAtomically(fresh, to.text);
      if (from) await chmod(fresh, (await stat(join(site, from.file))).mode);
      step.after = await hashFile(fresh);
    }
    steps.push(step);
  }
  await writeAtomically(join(folder, 'journal.json'), JSON.stringify(steps));
  await sync(folder);
  return steps;
}

/** The steps of an interrupted transaction. Empty if it had not started to change the site, or was finished. */
export async function readJournal(site: string): Promise<JournalStep[]> {
  const path = join(journalFolder(site), 'journal.json');
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [];
}

/** Ends the transaction: deletes `journal.json` first, then the folder. */
export async function closeJournal(site: string): Promise<void> {
  const folder = journalFolder(site);
  await rm(join(folder, 'journal.json'), { force: true });
  await rm(folder, { recursive: true, force: true });
}

async function hashRead(site: string, { file, text, hash }: NonNullable<FileChange['from']>): Promise<string> {
  const path = join(site, file);
  const bytes = await readFile(path).catch(() => {
    throw new ConcurrentSaveError(file);
  });
  if (text !== undefined && bytes.toString('utf8') !== text) throw new ConcurrentSaveError(file);
  if (hash !== undefined && hashOf(bytes) !== hash) throw new ConcurrentSaveError(file);
  return hashOf(bytes);
}

/** Flushes a folder to the disk, where the system supports that. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  if (handle === undefined) return;
  await flushHandle(handle).catch(() => {});
  await handle.close();
}
