import { CommanderError } from '@commander-js/extra-typings';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { recoverSite } from '../site/files/journal/roll-back.ts';
import { project } from '../site/paths.ts';
import { type Command, formatTyped } from './line/command.ts';
import { runLine } from './line/run-line.ts';

/** Runs a command, or prints its help. Returns the exit code, or nothing for a server that keeps running. */
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
    // Errors that a person can fix have a message without a stack. A stack is for bugs of our own.
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
