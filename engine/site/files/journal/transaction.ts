import { dirname, join } from 'node:path';
import type { Message } from '../../../check/messages/message.ts';
import { t } from '../../../check/messages/messages.ts';
import { Refusal } from '../refusal.ts';
import { applyStep, removeEmpty, verifyStep } from './apply-step.ts';
import { ConcurrentSaveError, type FileChange } from './file-change.ts';
import { closeJournal, type JournalStep, readJournal, writeJournal } from './journal.ts';
import { withLock } from './lock.ts';
import { rollBack } from './roll-back.ts';

/**
 * Writes several file changes, all or nothing. If the process is killed, the next command rolls it back. If a file
 * cannot be written, or is saved meanwhile, a {@link Refusal} names it.
 */
export async function writeTransaction(site: string, changes: FileChange[]): Promise<void> {
  await withLock(site, async () => {
    // After a rollback, the texts that this transaction has read no longer match, and it is refused.
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
      throw createRefusal(error as Error, at, [...left, ...saved]);
    }
    await closeJournal(site);
    for (const { from, to } of steps)
      if (from !== undefined && from !== to) await removeEmpty(site, dirname(join(site, from)));
  });
}

function createRefusal(error: Error, at: string, saved: string[]): Refusal {
  const isSaved = error instanceof ConcurrentSaveError;
  const { code = 'cannot-write' } = error as NodeJS.ErrnoException;
  return new Refusal(describe(error, at, saved), isSaved ? 'saved-meanwhile' : code, isSaved ? error.file : at);
}

function describe(error: Error, at: string, saved: string[]): Message {
  const isSaved = error instanceof ConcurrentSaveError;
  const names = [...new Set([...(isSaved ? [error.file] : []), ...saved])];
  const note = names.length > 0 ? t('savedNote', { names: { en: names.join(', '), zh: names.join('、') } }) : '';
  if (isSaved) return t('restUnchanged', { note });
  return t(names.length > 0 ? 'notWrittenRestUnchanged' : 'notWritten', { file: at, reason: error.message, note });
}
