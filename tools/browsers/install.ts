import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type InstallCommand = [string, ...string[]];

/** Runs the commands until `find` finds the browser. Reports a line per command, and the reason of a failure. */
export function install(
  name: string,
  find: () => string | undefined,
  commands: InstallCommand[],
  report: (line: string) => void = console.log,
): string | undefined {
  for (const [command, ...args] of commands) {
    report(`No ${name} found. Installing: ${command === 'sh' ? args.at(-1) : [command, ...args].join(' ')}`);
    const { status, error, stdout, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    const installed = find();
    if (installed) return installed;
    report(`That did not install ${name}: ${error?.message ?? failureReason(stderr, stdout) ?? `exit code ${status}`}`);
  }
  return undefined;
}

/** The line of an installer's output that names the error, or its last line. */
function failureReason(...outputs: string[]): string | undefined {
  const lines = outputs.flatMap((output) => output.split('\n')).map((line) => line.trim());
  const printed = lines.filter((line) => line !== '' && !line.startsWith('at '));
  return printed.find((line) => /^(E|[A-Za-z]*Error|error|fatal):/.test(line)) ?? printed.at(-1);
}

/** The install command of the system's package manager; empty if it is not apt or the user is not root. */
export function systemCommands(...packages: string[]): InstallCommand[] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  return [['sh', '-c', command]];
}
