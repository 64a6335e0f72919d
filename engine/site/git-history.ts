import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { stampAt } from './files/stamps.ts';

/** What changes whenever git may tell another day of an unchanged file: the commit, and how far back it knows. Empty where it knows nothing. */
export function readHistoryKey(folder: string): string {
  try {
    const [commit, shallow = ''] = git(folder, 'rev-parse', 'HEAD', '--git-path', 'shallow').split('\n');
    return `${commit} ${stampAt(resolve(folder, shallow)) ?? ''}`;
  } catch {
    return '';
  }
}

/** When each file of a folder was last committed, in UTC, but for those that differ from their commit. Empty where git does not know. */
export function readLastCommits(folder: string): Map<string, string> {
  try {
    return commitsIn(git(folder, ...asksLog), git(folder, ...asksDifferent));
  } catch {
    // No git, or a folder that it does not keep.
    return new Map();
  }
}

/** What {@link readLastCommits} tells, asked while its process does other work. */
export async function readLastCommitsAsync(folder: string): Promise<Map<string, string>> {
  try {
    const [log, different] = await Promise.all([asksLog, asksDifferent].map((args) => run('git', args, how(folder))));
    return commitsIn(log?.stdout ?? '', different?.stdout ?? '');
  } catch {
    return new Map();
  }
}

/** For how long what git said of the files of a site that is worked on is taken for what it says, in milliseconds. */
const askedAgainMs = 5000;

/**
 * Tells {@link readLastCommits} again and again without waiting for git, but for the first time: what it said last, while it is asked anew
 * beside the work. A key in the studio would wait for it else.
 */
export function pollLastCommits(folder: string, clock = () => performance.now()): () => Map<string, string> {
  let known: Map<string, string> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    known = await readLastCommitsAsync(folder);
  };
  return () => {
    const isDue = clock() - asked > askedAgainMs;
    if (isDue) asked = clock();
    if (!known) known = readLastCommits(folder);
    else if (isDue) void ask();
    return known;
  };
}

const rooms = ['--', 'pages', 'assets/records'];
const asksLog = [
  ...['log', '--format=>%cd', '--date=iso-strict-local', '--name-only', '--relative', '-z', '--no-renames'],
  ...rooms,
];
const asksDifferent = ['diff', '--name-only', '--relative', '-z', 'HEAD', ...rooms];

function commitsIn(log: string, different: string): Map<string, string> {
  const commits = new Map<string, string>();
  let time = '';
  for (const word of log.split('\0')) {
    const told = word.trim();
    if (told.startsWith('>')) time = told.slice(1);
    else if (told && !commits.has(told)) commits.set(told, time);
  }
  for (const file of different.split('\0')) commits.delete(file);
  return commits;
}

const run = promisify(execFile);

function how(folder: string) {
  return { cwd: folder, encoding: 'utf8' as const, maxBuffer: 1e9, env: { ...process.env, TZ: 'UTC' } };
}

/** What git prints, asked in a folder. Throws where there is no git, or it does not keep the folder. */
function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { ...how(folder), stdio: ['ignore', 'pipe', 'ignore'] });
}
