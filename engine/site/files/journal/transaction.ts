import { dirname, join } from 'node:path';
import type { Message } from '../../../check/messages/message.ts';
import { Refusal } from '../refusal.ts';
import { applyStep, removeEmpty, verifyStep } from './apply-step.ts';
import { ConcurrentSaveError, type FileChange } from './file-change.ts';
import { closeJournal, type JournalStep, readJournal, writeJournal } from './journal.ts';
import { withLock } from './lock.ts';
import { rollBack } from './roll-back.ts';

/**
 * Writes several changes to a site's files as one transaction, all or none: also when the process is killed, for then the next
 * command takes back what was begun. A file that somebody else saves meanwhile stays as it was saved; then the others are taken
 * back, and a refusal names it. So does one for a file that cannot be written.
 */
export async function writeTransaction(site: string, changes: FileChange[]): Promise<void> {
  await withLock(site, async () => {
    // Whatever a killed command left is taken back first: this one's texts were read before, so it will see the difference.
    const left = await rollBack(site, await readJournal(site));
    let at = '';
    let steps: JournalStep[] = [];
    try {
      steps = await writeJournal(site, changes, (file) => {
        at = file;
      });
      for (const [index, step] of steps.entries()) {
        at = step.to ?? step.from ?? '';
        await applyStep(site, step, index);
      }
      for (const [index, step] of steps.entries()) await verifyStep(site, step, index);
    } catch (error) {
      const saved = await rollBack(site, steps);
      throw refusalOf(error as Error, at, [...left, ...saved]);
    }
    await closeJournal(site);
    for (const { from, to } of steps)
      if (from !== undefined && from !== to) await removeEmpty(site, dirname(join(site, from)));
  });
}

function refusalOf(error: Error, at: string, saved: string[]): Refusal {
  const isSaved = error instanceof ConcurrentSaveError;
  const { code = 'cannot-write' } = error as NodeJS.ErrnoException;
  return new Refusal(whyNot(error, at, saved), isSaved ? 'saved-meanwhile' : code, isSaved ? error.file : at);
}

function whyNot(error: Error, at: string, saved: string[]): Message {
  const isSaved = error instanceof ConcurrentSaveError;
  const names = [...new Set([...(isSaved ? [error.file] : []), ...saved])];
  const savedNote = names.length > 0 ? `${names.join(', ')}: saved meanwhile, and left as saved. ` : '';
  const savedZh = names.length > 0 ? `${names.join('、')} 在此期间已被保存，保持其保存后的内容。` : '';
  if (isSaved)
    return {
      en: `${savedNote}Nothing else was changed; run the command again.`,
      zh: `${savedZh}其他内容均未改动；请重新运行该命令。`,
    };
  return {
    en: `${at} cannot be written (${error.message}). ${savedNote}Everything ${savedNote ? 'else ' : ''}is as it was.`,
    zh: `${at} 无法写入（${error.message}）。${savedZh}${savedZh ? '其他内容' : '一切'}均保持原样。`,
  };
}
