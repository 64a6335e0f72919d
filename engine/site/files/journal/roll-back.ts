import { existsSync } from 'node:fs';
import { rollBackStep } from './apply-step.ts';
import { closeJournal, type JournalStep, journalFolder, readJournal } from './journal.ts';
import { withLock } from './lock.ts';

/**
 * Makes a site whole again after a command was killed while it wrote several files, and says so; waits for one that writes
 * just now. Every command that reads a site begins with it, so none sees it half written.
 */
export async function recoverSite(site: string): Promise<void> {
  if (!existsSync(journalFolder(site))) return;
  await withLock(site, async () => {
    const steps = await readJournal(site);
    const saved = await rollBack(site, steps);
    if (steps.length === 0) return;
    const files = steps.map(({ from, to }) => from ?? to).join(', ');
    console.error(`A command was stopped while it wrote. What it had begun is taken back: ${files}.`);
    for (const file of saved) console.error(`${file} was saved since, and is left as it was saved.`);
  });
}

/**
 * Rolls back the steps that the journal of a site has, the last first, and closes it. Gives the files that were saved meanwhile.
 */
export async function rollBack(site: string, steps: JournalStep[]): Promise<string[]> {
  const saved: string[] = [];
  for (const [index, step] of [...steps.entries()].reverse()) {
    const file = await rollBackStep(site, step, index);
    if (file !== undefined) saved.push(file);
  }
  await closeJournal(site);
  return saved;
}
