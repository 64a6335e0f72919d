import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A command with its arguments. */
export type Command = [string, ...string[]];

/** Tries ways to install a browser until it is found, and says what it does. `undefined` when none helped. */
export function install(name: string, find: () => string | undefined, ways: Command[]): string | undefined {
  for (const [command, ...args] of ways) {
    console.log(`No ${name} here; installing one: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
    const installed = find();
    if (installed) return installed;
  }
  return undefined;
}

/** How the system's package manager installs packages; nothing where there is none that we know, or it is not ours to use. */
export function bySystem(...packages: string[]): Command[] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  return [['sh', '-c', command]];
}
