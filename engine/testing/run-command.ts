import { siteCommands as commands } from '../cli/commands.ts';
import type { Command } from '../cli/line/command.ts';
import { neededOptions } from '../cli/line/options.ts';
import { runLine } from '../cli/line/run-line.ts';

/** Runs a command with typed arguments. Returns its exit code, or rejects with its message. */
export async function runCommand(name: string, ...args: string[]): Promise<number | undefined> {
  return runLine(commands, [name, ...args]);
}

/** Parses the options of a command line. Rejects with the message of an error. */
export async function parseLine(name: string, { syntax }: Command, args: string[]): Promise<Record<string, unknown>> {
  let values = {};
  const run: Command['run'] = async (options, ...operands) => {
    values = { ...options, operands };
    return 0;
  };
  await runLine({ [name]: { syntax, run } }, [name, ...args]);
  return values;
}

/** The required arguments of each command, so that the input of a test is the only mistake. */
export function listNeededOptions({ syntax }: Command): string[] {
  const words = syntax.registeredArguments
    .filter(({ required }) => required)
    .map(({ argChoices = ['x'] }) => argChoices[0] as string);
  const names = syntax.usage().match(/(?<= )[A-Z-]+\b/g) ?? [];
  return [
    ...words,
    ...names,
    ...syntax.options.flatMap((option) => (neededOptions.has(option) ? [`${option.long}=x`] : [])),
  ];
}
