import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { changesBetween } from '../../edit/changes.ts';
import { readWholeFile } from '../../edit/passage.ts';

const run = promisify(execFile);

/** For how long the last commit is taken for the last one, in milliseconds: asking git for it takes longer than all else of a form. */
const askedAgainMs = 2000;

/** Tells what says something else in a file than when it was last committed. */
export type CommitDiff = (file: string, now: unknown) => Promise<string[]>;

/**
 * Compares values of files in a site's folder with those that git has of them at its last commit: the pointers of what was there and is
 * another now, in the value as it is now. Nothing of what is new, nor where git knows nothing of the file. `clock` tells milliseconds.
 */
export function createCommitDiff(folder: string, clock = () => performance.now()): CommitDiff {
  let known: { commit: string; values: Map<string, Promise<unknown>> } = { commit: '', values: new Map() };
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
    return stdout;
  };
  const valueAt = async (commit: string, file: string) => {
    const text = await git('show', `${commit}:./${file}`).catch(() => undefined);
    return text === undefined ? undefined : readWholeFile(file, text).value;
  };
  let asked: { at: number; commit: Promise<string> } | undefined;
  const lastCommit = () => {
    if (!asked || clock() - asked.at > askedAgainMs)
      asked = { at: clock(), commit: git('rev-parse', 'HEAD').catch(() => '') };
    return asked.commit;
  };
  return async (file, now) => {
    const commit = (await lastCommit()).trim();
    if (commit === '') return [];
    if (known.commit !== commit) known = { commit, values: new Map() };
    const { values } = known;
    const before = values.get(file) ?? valueAt(commit, file);
    values.set(file, before);
    const was = await before;
    if (was === undefined) return [];
    return changesBetween(was, now).flatMap(({ was: old, is }) => (old && is ? [is.pointer] : []));
  };
}
