import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { type Change, SavedMeanwhile } from './change.ts';
import { closeJournal, readJournal, type Step, writeJournal } from './journal.ts';
import { alone } from './lock.ts';
import { carryOut, lookAgain, removeEmpty } from './step.ts';
import { takeAllBack } from './take-back.ts';

/**
 * Makes several changes to a site's files, all or none: also when the process is killed, for then the next command takes back
 * what was begun. A file that somebody else saves meanwhile stays as it was saved; then the others are taken back, and a
 * refusal names it. So does one for a file that cannot be written.
 */
export async function writeTogether(site: string, changes: Change[]): Promise<void> {
  await alone(site, async () => {
    // Whatever a killed command left is taken back first: this one's texts were read before, so it will see the difference.
    const left = await takeAllBack(site, await readJournal(site));
    let at = '';
    let steps: Step[] = [];
    try {
      steps = await writeJournal(site, changes, (file) => {
        at = file;
      });
      for (const [index, step] of steps.entries()) {
        at = step.to ?? step.from ?? '';
        await carryOut(site, step, index);
      }
      for (const [index, step] of steps.entries()) await lookAgain(site, step, index);
    } catch (error) {
      const saved = await takeAllBack(site, steps);
      throw new Refusal(whyNot(error as Error, at, [...left, ...saved]));
    }
    await closeJournal(site);
    for (const { from, to } of steps)
      if (from !== undefined && from !== to) await removeEmpty(site, dirname(join(site, from)));
  });
}

function whyNot(error: Error, at: string, saved: string[]): string {
  const isSaved = error instanceof SavedMeanwhile;
  const names = [...new Set([...(isSaved ? [error.file] : []), ...saved])];
  const kept = names.length > 0 ? `${names.join(', ')}: saved meanwhile, and left as saved. ` : '';
  if (isSaved) return `${kept}Nothing else was changed; run the command again.`;
  return `${at} cannot be written (${error.message}). ${kept}Everything ${kept ? 'else ' : ''}is as it was.`;
}
