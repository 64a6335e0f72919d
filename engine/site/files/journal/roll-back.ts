import { existsSync } from 'node:fs';
import { rollBackStep } from './apply-step.ts';
import { closeJournal, type JournalStep, journalFolder, readJournal } from './journal.ts';
import { withLock } from './lock.ts';

/** Rolls back a transaction that was killed, or waits for a running one, before a site is read. */
export async function recoverSite(site: string): Promise<void> {
  if (!existsSync(journalFolder(site))) return;
  await withLock(site, async () => {
    const steps = await readJournal(site);
    const saved = await rollBack(site, steps);
    if (steps.length === 0) return;
    const files = steps.map(({ from, to }) => from ?? to).join(', ');
    console.error(`A command was stopped while it wrote files. Its changes are undone: ${files}.`);
    for (const file of saved) console.error(`${file} was saved since then, and is left unchanged.`);
  });
}

/** Rolls back the steps of a site's journal, the last one first, and closes it. Returns the files that were saved meanwhile. */
export async function rollBack(site: string, steps: JournalStep[]): Promise<string[]> {
  const saved: string[] = [];
  for (const [index, step] of [...steps.entries()].reverse()) {
    const file = await rollBackStep(site, step, index);
    if (file !== undefined) saved.push(file);
  }
  await closeJournal(site);
  return saved;
}
