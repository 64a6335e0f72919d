import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileKindOf } from '../check/site-files.ts';
import { Refusal } from './files/refusal.ts';

/** A file with its text at a commit, and now. `undefined` where the file does not exist. */
export interface ChangedFile {
  file: string;
  base: string | undefined;
  text: string | undefined;
}

/** The content that changed since the current branch left a commit, also uncommitted. Throws a refusal for an unknown commit. */
export async function readChangedFiles(
  folder: string,
  since: string,
  files: Record<string, string>,
): Promise<ChangedFile[]> {
  const git = async (...args: string[]) => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 } as const;
    return (await promisify(execFile)('git', args, options)).stdout;
  };
  const known = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).catch(() => '');
  const commit = known.trim();
  if (commit === '') throw new Refusal(`git knows no commit "${since}" here. A shallow clone has only the last one.`);
  const base = (await git('merge-base', commit, 'HEAD').catch(() => commit)).trim();
  const content = ['--', 'pages', 'assets/records'];
  const lists = await Promise.all([
    git('diff', '--name-only', '-z', '--no-renames', '--relative', base, ...content),
    git('ls-files', '--others', '--exclude-standard', '-z', ...content),
  ]);
  const paths = [...new Set(lists.join('\0').split('\0'))].filter((path) => path !== '' && fileKindOf(path)).sort();
  return Promise.all(
    paths.map(async (file) => ({
      file,
      base: await git('show', `${base}:./${file}`).catch(() => undefined),
      text: files[file],
    })),
  );
}
