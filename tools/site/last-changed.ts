import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CompileContext } from '../../engine/compile/context.ts';
import { bindingsIn } from '../../engine/compile/page.ts';
import type { PageDescriptor } from '../../engine/descriptor/page.ts';
import { visit } from '../../engine/schema/walk.ts';
import { stampAt } from '../files/stamps.ts';
import { slashed } from '../paths.ts';

/** The day on which what a page shows was last changed, `yyyy-mm-dd`; `undefined` where it is not known. */
export type LastChanged = (page: PageDescriptor) => string | undefined;

/**
 * When the pages of a site's folder were last changed: each as its own file, the shared files that it includes and the records
 * that its sections are bound to. A file changed when it was last committed; one that differs from its commit, and each where
 * git knows nothing of the folder, when it was last written. Git is asked when the first page is asked for.
 */
export function lastChanged(folder: string, context: CompileContext): LastChanged {
  let commits: Map<string, string> | undefined;
  const dayOf = (file: string) => {
    commits ??= lastCommits(folder);
    const time = commits.get(file) ?? statSync(join(folder, file), { throwIfNoEntry: false })?.mtime.toISOString();
    return time?.slice(0, 10);
  };
  const latest = (files: string[]) =>
    files
      .flatMap((file) => dayOf(file) ?? [])
      .sort()
      .at(-1);
  const byCollection = new Map<string, string | undefined>();
  const ofCollection = (name: string) => {
    if (!byCollection.has(name)) {
      const files = filesIn(join(folder, 'assets/records', name));
      byCollection.set(name, latest(files.map((file) => `assets/records/${name}/${file}`)));
    }
    return byCollection.get(name);
  };
  const schema = context.schemas['page.schema.json'] ?? {};
  return (page) => {
    const own = context.fileOf?.(page);
    const shared: string[] = [];
    visit(page, schema, ({ value, names }) => {
      if (names.includes('SharedName')) shared.push(String(value));
    });
    const bound = [page.sections, ...shared.map((name) => context.shared.get(name))].flatMap(bindingsIn);
    const collections = bound.flatMap(({ source }) => context.sources[source]?.endpoint.collection ?? []);
    const days = [
      latest([...(own ? [own] : []), ...shared.map((name) => `pages/shared/${name}.json`)]),
      ...collections.map(ofCollection),
    ];
    return days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
  };
}

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
function lastCommits(folder: string): Map<string, string> {
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

/** The files of a folder, at every depth; none where it is not there. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => slashed(path));
  } catch {
    return [];
  }
}
