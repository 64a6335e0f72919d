import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The command that adds packages to a project, by the lock file of its package manager. */
const commands: [lockFile: string, command: string][] = [
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
  ['package-lock.json', 'npm install'],
];

/** The command that installs packages with the package manager of the project that a folder is in. Default: npm. */
export function installCommand(packages: string[], folder = process.cwd()): string {
  return `${addCommand(folder)} ${packages.join(' ')}`;
}

function addCommand(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const found = commands.find(([lockFile]) => existsSync(join(at, lockFile)));
    if (found) return found[1];
    if (at === dirname(at)) return 'npm install';
  }
}
