import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../site/paths.ts';

/** The output of a program, and its exit code. */
export interface Said {
  code: number;
  text: string;
}

const left = /^(node_modules|dist|\.git|\.cache|test-results)$|\/dist$/;

export type RepositoryCopy = Awaited<ReturnType<typeof copyRepository>>;

/** Copies the repository, to change the engine or its commands. Shares packages and the compiled engine. */
export async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-copy-'));
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const kept of ['.cache/engine', '.cache/jiti'])
    await cp(join(root, kept), join(folder, kept), { recursive: true }).catch(() => {});
  return {
    folder,
    /** Runs commands in one process: starting Node and TypeScript for each takes longer than the command. */
    run: (...lines: string[][]) =>
      runProgram(folder, 'node', '--input-type=module', '-e', runLines, JSON.stringify(lines)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const runLines = `import { load } from './engine/load/typescript.mjs';
  const [{ main }, { commands }] = [await load('../cli/main.ts'), await load('../../tools/commands.ts')];
  for (const args of JSON.parse(process.argv[1])) process.exitCode = Math.max(process.exitCode ?? 0, await main(commands, args));`;

/** Runs a program in a folder, without a terminal. */
export function runProgram(cwd: string, program: string, ...args: string[]): Promise<Said> {
  return new Promise((resolve) => {
    const child = execFile(program, args, { cwd, maxBuffer: 1e8 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: out + err });
    });
    child.stdin?.end();
  });
}
