import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { changesBetween } from '../../edit/changes.ts';
import { readWholeFile } from '../../edit/passage.ts';

const run = promisify(execFile);

/** How long the last commit is cached, in milliseconds: git takes longer than the rest of a form. */
const cacheMs = 2000;

/** Lists the pointers of values that changed since the last commit of git. Empty for new values and unknown files. */
export function createCommitDiff(folder: string, clock = () => performance.now()) {
  let known: { commit: string; values: Map<string, Promise<unknown>> } = { commit: '', values: new Map() };
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
    return stdout;
  };
  const readValue = async (commit: string, file: string) => {
    const text = await git('show', `${commit}:./${file}`).catch(() => undefined);
    return text === undefined ? undefined : readWholeFile(file, text).value;
  };
  let head: { at: number; commit: Promise<string> } | undefined;
  const lastCommit = () => {
    if (!head || clock() - head.at > cacheMs) head = { at: clock(), commit: git('rev-parse', 'HEAD').catch(() => '') };
    return head.commit;
  };
  return async (file: string, now: unknown): Promise<string[]> => {
    const commit = (await lastCommit()).trim();
    if (commit === '') return [];
    if (known.commit !== commit) known = { commit, values: new Map() };
    const { values } = known;
    const before = values.get(file) ?? readValue(commit, file);
    values.set(file, before);
    const was = await before;
    if (was === undefined) return [];
    return changesBetween(was, now).flatMap(({ was: old, is }) => (old && is ? [is.pointer] : []));
  };
}
