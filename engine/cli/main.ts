import { CommanderError } from '@commander-js/extra-typings';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { recoverSite } from '../site/files/journal/roll-back.ts';
import { project } from '../site/paths.ts';
import { type Command, formatTyped } from './line/command.ts';
import { runLine } from './line/run-line.ts';

/**
 * Runs one of these commands with its arguments, or prints how it is called where `--help` is among them. Gives the exit code; nothing for
 * a command that stays (a server) and keeps the process alive. What cannot be done is told, and the code is 2.
 */
export async function main(commands: Record<string, Command>, line: string[]): Promise<number | undefined> {
  try {
    return await runLine(commands, line, async (site) => {
      for (const folder of new Set([project, String(site ?? project)])) await recoverSite(folder);
      if (typeof site === 'string') await refreshSchemas(site);
    });
  } catch (error) {
    const { code, exitCode } = error instanceof CommanderError ? error : {};
    if (exitCode === 0) return 0;
    // Called without a command, it has printed its help.
    if (code === 'commander.help') return 2;
    // What a person can mend says so in its message; a stack helps only with a mistake of our own.
    const { message, stack } = error as Error;
    const [name = ''] = line;
    const prefix = Object.hasOwn(commands, name) ? `${formatTyped(name)}: ` : '';
    const isGuess = code === 'commander.unknownCommand' && !message.includes('Did you mean');
    const hint = isGuess ? `. The commands are: ${Object.keys(commands).join(', ')}.` : '';
    console.error(prefix + message.replace(/^error: /, '') + hint);
    if (process.env.DEBUG) console.error(stack);
    return 2;
  }
}
