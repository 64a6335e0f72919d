import { project, root } from '../../site/paths.ts';
import type { Kind } from './kinds.ts';

/** What stands after `--name` of a command. */
export interface Option {
  /** What it says or does: a few words. */
  says: string;
  /** What follows it. Default: nothing, it is there or not. */
  kind?: Kind<unknown>;
  /** What holds without it, or how that is found. Default: nothing. */
  default?: unknown;
  /** Whether a command cannot do without it: a person at the terminal is asked for it, another told that it is missing. */
  asked?: true;
}

/** A word that a command takes by its place. */
export interface Operand {
  /** What it says: a few words. */
  says: string;
  kind: Kind<unknown>;
  /** Whether it may be left out. Default: no. */
  optional?: true;
  /** Whether any number of it may stand, at the end. Default: one. */
  many?: true;
}

type Options = Record<string, Option>;
type Operands = Record<string, Operand>;

type OptionValue<One> = One extends { kind: Kind<infer Value> }
  ? One extends { default: unknown } | { asked: true }
    ? Value
    : Value | undefined
  : boolean;

type OperandValue<One> = One extends { kind: Kind<infer Value> }
  ? One extends { many: true }
    ? Value[]
    : One extends { optional: true }
      ? Value | undefined
      : Value
  : never;

/** What a command is run with: a value for each of its options and operands, by name. */
type Values<Some, More> = { [Name in keyof Some]: OptionValue<Some[Name]> } & {
  [Name in keyof More]: OperandValue<More[Name]>;
};

/** A command of the command line. */
export interface Command {
  /** What it does, in a sentence. */
  says: string;
  /** The words that it takes, by name and in their order: one that may be left out is the first or takes the rest. */
  operands: Operands;
  options: Options;
  /** Loads and runs it. Gives the exit code; nothing when it stays, as a server does. */
  run(values: Record<string, unknown>): Promise<number | undefined>;
}

/** A command, its values typed by what its options and operands are said to be. */
export function command<const Some extends Options, const More extends Operands>(description: {
  says: string;
  operands?: More;
  options?: Some;
  run(values: Values<Some, More>): Promise<number | undefined>;
}): Command {
  const { says, operands = {}, options = {}, run } = description;
  return { says, operands, options, run: (values) => run(values as Values<Some, More>) };
}

/** A command as people type it with words after it: `npm start`, `npm run dev -- --site x`; where the engine is installed `pagewright dev`. */
export function typed(name: string, ...words: string[]): string {
  if (root !== project) return ['pagewright', name, ...words].join(' ');
  const script = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return [script, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}
