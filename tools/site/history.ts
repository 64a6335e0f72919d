import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { stampAt } from '../files/stamps.ts';

/** What changes whenever git may tell another day of an unchanged file: the commit, and how far back it knows. Empty where it knows nothing. */
export function historyOf(folder: string): string {
  try {
    const [commit, shallow = ''] = git(folder, 'rev-parse', 'HEAD', '--git-path', 'shallow').split('\n');
    return `${commit} ${stampAt(resolve(folder, shallow)) ?? ''}`;
  } catch {
    return '';
  }
}

/** When each file of a folder was last committed, in UTC, but for those that differ from their commit. Empty where git does not know. */
export function lastCommits(folder: string): Map<string, string> {
  const rooms = ['--', 'pages', 'assets/records'];
  const commits = new Map<string, string>();
  try {
    const format = ['--format=>%cd', '--date=iso-strict-local', '--name-only', '--relative', '-z', '--no-renames'];
    let time = '';
    for (const word of git(folder, 'log', ...format, ...rooms).split('\0')) {
      const told = word.trim();
      if (told.startsWith('>')) time = told.slice(1);
      else if (told && !commits.has(told)) commits.set(told, time);
    }
    for (const file of git(folder, 'diff', '--name-only', '--relative', '-z', 'HEAD', ...rooms).split('\0'))
      commits.delete(file);
  } catch {
    // No git, or a folder that it does not keep.
    commits.clear();
  }
  return commits;
}

/** What git prints, asked in a folder. Throws where there is no git, or it does not keep the folder. */
function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
