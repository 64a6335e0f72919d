import { spawnSync } from 'node:child_process';
import { install, systemCommands } from './install.ts';

const packages = { wget: 'wget', curl: 'curl', aria2c: 'aria2', unzip: 'unzip' };

/** Installs missing programs. Throws if that fails. */
export function requirePrograms(...programs: (keyof typeof packages)[]): void {
  for (const program of programs) {
    const find = () => (spawnSync(program, ['--version']).error ? undefined : program);
    if (!find() && !install(program, find, systemCommands(packages[program])))
      throw new Error(
        `there is no ${program} here. Install it, on Debian or Ubuntu: apt-get install ${packages[program]}`,
      );
  }
}
