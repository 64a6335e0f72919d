import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../files.ts';
import { hashOf } from '../seal.ts';
import { ConcurrentSaveError, type FileChange } from './file-change.ts';

/** The folder in which a site's files wait while several are written. It is there only meanwhile, or after a kill. */
export const journalFolder = (site: string) => join(site, '.pagewright-journal');

/** One change as the journal has it: paths below the site's folder and the hashes of what they hold before and after. */
export interface JournalStep {
  from?: string;
  before?: string;
  to?: string;
  after?: string;
}

/** The places of a step within the journal: what was taken out of the site, what is to come in, what came in and is taken back. */
export const journalPaths = (site: string, index: number) => {
  const [old, fresh, back] = ['old', 'new', 'back'].map((name) => join(journalFolder(site), name, String(index)));
  return { old, fresh, back } as Record<'old' | 'fresh' | 'back', string>;
};

/** The hash of a file's content; nothing where there is no file. */
export async function hashFile(path: string): Promise<string | undefined> {
  try {
    return hashOf(await readFile(path));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Writes down what is to be done, with every new text, and touches nothing of the site. From here on the changes are known to
 * whoever comes after a kill. Throws where a file does not hold what it was read as.
 */
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

/** The steps that a killed command left, or nothing where it had touched nothing yet, or was through. */
export async function readJournal(site: string): Promise<JournalStep[]> {
  const path = join(journalFolder(site), 'journal.json');
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [];
}

/** Says that the site is whole as it stands; then the journal goes. */
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

/** Has the names in a folder on the disk, where the system can tell a folder that. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
