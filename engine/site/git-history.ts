import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { stampAt } from './files/stamps.ts';

/** A cache key for commit dates: the current commit and the depth of a shallow clone. Empty without git. */
export function readHistoryKey(folder: string): string {
  try {
    const [commit, shallow = ''] = git(folder, 'rev-parse', 'HEAD', '--git-path', 'shallow').split('\n');
    return `${commit} ${stampAt(resolve(folder, shallow)) ?? ''}`;
  } catch {
    return '';
  }
}

/** When each file of a folder was last committed, in UTC. Files with uncommitted changes are left out. Empty without git. */
export function readLastCommits(folder: string): Map<string, string> {
  try {
    return parseCommits(git(folder, ...logArguments), git(folder, ...diffArguments));
  } catch {
    // Git is missing, or the folder is not in a repository.
    return new Map();
  }
}

/** Like {@link readLastCommits}, without blocking the process. */
export async function readLastCommitsAsync(folder: string): Promise<Map<string, string>> {
  try {
    const run = (args: string[]) => promisify(execFile)('git', args, gitOptions(folder));
    const [log, diff] = await Promise.all([run(logArguments), run(diffArguments)]);
    return parseCommits(log.stdout, diff.stdout);
  } catch {
    return new Map();
  }
}

const maxAgeMs = 5000;

/** Returns the last result of {@link readLastCommits}, and refreshes it in the background. */
export function pollLastCommits(folder: string, clock = () => performance.now()): () => Map<string, string> {
  let known: Map<string, string> | undefined;
  let requested = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    known = await readLastCommitsAsync(folder);
  };
  return () => {
    const isDue = clock() - requested > maxAgeMs;
    if (isDue) requested = clock();
    if (!known) known = readLastCommits(folder);
    else if (isDue) void refresh();
    return known;
  };
}

const folders = ['--', 'pages', 'assets/records'];
const logArguments = [
  ...['log', '--format=>%cd', '--date=iso-strict-local', '--name-only', '--relative', '-z', '--no-renames'],
  ...folders,
];
const diffArguments = ['diff', '--name-only', '--relative', '-z', 'HEAD', ...folders];

function parseCommits(log: string, diff: string): Map<string, string> {
  const commits = new Map<string, string>();
  let time = '';
  for (const entry of log.split('\0')) {
    const line = entry.trim();
    if (line.startsWith('>')) time = line.slice(1);
    else if (line && !commits.has(line)) commits.set(line, time);
  }
  for (const file of diff.split('\0')) commits.delete(file);
  return commits;
}

function gitOptions(folder: string) {
  return { cwd: folder, encoding: 'utf8' as const, maxBuffer: 1e9, env: { ...process.env, TZ: 'UTC' } };
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { ...gitOptions(folder), stdio: ['ignore', 'pipe', 'ignore'] });
}
