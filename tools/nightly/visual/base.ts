import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';

/** What rendering the examples of a commit takes of it. */
const needed = ['engine', 'tools', 'schemas', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The commit that a name stands for, in full. Throws when there is no such commit, or no git. */
export function commitOf(name: string): string {
  return run(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    root,
    () => `there is no commit ${name} here: --base names one, for example HEAD~3.`,
  ).trim();
}

/**
 * Checks a commit out into an empty folder, with the packages of this tree and with this tree's way of writing examples, so
 * that both are rendered alike. Says so when the commit was made with other packages.
 */
export async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'base.tar');
  const refused = (said: string) => `the base ${commit.slice(0, 9)} cannot be checked out: ${said}`;
  run('git', ['archive', '--format=tar', '--output', archive, commit, ...needed], root, refused);
  run('tar', ['-xf', archive, '-C', folder], folder, refused);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'tools/nightly/visual'), { recursive: true });
  await cp(
    join(root, 'tools/nightly/visual/write-examples.ts'),
    join(folder, 'tools/nightly/visual/write-examples.ts'),
  );
  const [then, now] = await Promise.all(
    [folder, root].map((tree) => readFile(join(tree, 'package-lock.json'), 'utf8')),
  );
  if (then !== now) console.log('visual: package-lock.json has changed; the base is rendered with the packages of now');
}

/** Changes with everything besides the base that its pictures depend on: the browser, and how this tree takes pictures. */
export async function methodOf(browserVersion: string): Promise<string> {
  const hash = createHash('sha256').update(browserVersion);
  for (const room of ['tools/nightly/visual', 'tools/shots']) {
    for (const file of await listFiles(join(root, room))) hash.update(await readFile(join(root, room, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Runs a program and gives what it prints; throws the sentence that `refused` makes of its complaint. */
export function run(program: string, args: string[], folder: string, refused: (said: string) => string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(refused(error?.message ?? stderr.trim()));
  return stdout;
}
