import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command of a repository in a process of its own, with nobody at the terminal; gives its exit code and what it printed. */
export function runIn(repository: string, ...args: string[]): Promise<{ code: number; printed: string; said: string }> {
  return new Promise((resolve) => {
    const program = [join(repository, 'tools/run.mjs'), ...args];
    const child = execFile(process.execPath, program, { cwd: repository, maxBuffer: 1e8 }, (error, printed, said) =>
      resolve({ code: error ? Number(error.code ?? 2) : 0, printed, said }),
    );
    child.stdin?.end();
  });
}
