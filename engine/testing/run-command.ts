import { siteCommands as commands } from '../cli/commands.ts';
import type { Command } from '../cli/line/command.ts';
import { readValues } from '../cli/line/read.ts';

/** Runs a command with what a person would type after its name. Gives its exit code, and rejects with what it would tell. */
export async function runCommand(name: string, ...args: string[]): Promise<number | undefined> {
  const command = commands[name] as Command;
  return command.run(await readValues(name, command, args));
}

/** What must stand after the name of a command, so that what a test adds is the only mistake: words and options that it cannot do without. */
export function neededBy({ operands, options }: Command): string[] {
  return [
    ...Object.values(operands).flatMap(({ optional, many }) => (optional || many ? [] : ['x'])),
    ...Object.entries(options).flatMap(([option, { asked }]) => (asked ? [`--${option}`, 'x'] : [])),
  ];
}
