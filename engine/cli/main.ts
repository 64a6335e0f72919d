import { nearest } from '../check/suggest.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { recoverSite } from '../site/files/journal/roll-back.ts';
import { project } from '../site/paths.ts';
import { type Command, typed } from './line/command.ts';
import { readValues } from './line/read.ts';
import { usageOf, usageOfAll } from './line/usage.ts';

/**
 * Runs one of these commands with its arguments, or prints how it is called where `--help` is among them. Gives the exit code; nothing for
 * a command that stays (a server) and keeps the process alive. What cannot be done is told, and the code is 2.
 */
export async function main(
  commands: Record<string, Command>,
  [name = '', ...args]: string[],
): Promise<number | undefined> {
  if (asksForHelp([name])) {
    console.log(usageOfAll(commands));
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const names = Object.keys(commands);
    const near = nearest(name, names);
    const better = near ? `Did you mean ${near}?` : `The commands are: ${names.join(', ')}.`;
    console.error(`${name === '' ? 'No command is named.' : `There is no command "${name}".`} ${better}`);
    return 2;
  }
  if (asksForHelp(args)) {
    console.log(usageOf(name, command));
    return 0;
  }
  try {
    const values = await readValues(name, command, args);
    for (const folder of new Set([project, String(values.site ?? project)])) await recoverSite(folder);
    if (typeof values.site === 'string') await refreshSchemas(values.site);
    return await command.run(values);
  } catch (error) {
    // What a person can mend says so in its message; a stack helps only with a mistake of our own.
    const { message, stack } = error as Error;
    console.error(`${typed(name)}: ${message}`);
    if (process.env.DEBUG) console.error(stack);
    return 2;
  }
}

function asksForHelp(args: string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}
