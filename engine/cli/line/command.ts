import type { CommandUnknownOpts, Command as Syntax } from '@commander-js/extra-typings';
import { project, root } from '../../site/paths.ts';

export interface Command {
  /** Commander parses these arguments and describes them with `--help`. */
  syntax: CommandUnknownOpts;
  /** Loads and runs the command. Returns the exit code, or nothing if the command keeps running. */
  run(options: Record<string, unknown>, ...operands: unknown[]): Promise<number | undefined>;
}

/** A command with its options and operands typed by its syntax. */
export function createCommand<Operands extends unknown[], Options extends Record<string, unknown>>(
  syntax: Syntax<Operands, Options>,
  run: (options: Options, ...operands: Operands) => Promise<number | undefined>,
): Command {
  return { syntax, run } as unknown as Command;
}

/** A command as people type it with words after it: `npm start`, `npm run dev -- --site x`; where the engine is installed `pagewright dev`. */
export function formatTyped(name: string, ...words: string[]): string {
  if (root !== project) return ['pagewright', name, ...words].join(' ');
  const script = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return [script, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}
