import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command of a repository in a process of its own and gives what it prints. Rejects when it could not run (exit code 2 and above). */
export function runIn(repository: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = join(repository, 'tools/run.mjs');
    execFile(process.execPath, [program, ...args], { cwd: repository, maxBuffer: 1e8 }, (error, printed, said) => {
      if (error && error.code !== 1) reject(new Error(`${args[0]}: ${said}${printed}`));
      else resolve(printed);
    });
  });
}
