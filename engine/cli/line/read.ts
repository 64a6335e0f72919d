import { parseArgs } from 'node:util';
import { nearest } from '../../check/suggest.ts';
import { ask } from './ask.ts';
import type { Command, Option } from './command.ts';
import type { Kind } from './kinds.ts';
import { lineOf } from './usage.ts';

/** What was typed, not yet understood. */
interface Typed {
  /** What follows each option, by name; empty after one that is only there or not. */
  texts: Map<string, string>;
  /** The words that belong to no option. */
  words: string[];
}

/**
 * The values of a command's options and operands. What an option that is `asked` lacks, a person at the terminal is asked for.
 * Throws for what the command does not know, for what is missing, and for a value that is none.
 */
export async function readValues(name: string, command: Command, args: string[]): Promise<Record<string, unknown>> {
  const { texts, words } = parse(command, args);
  const operands = operandValues(words, name, command);
  const options = Object.entries(command.options);
  const read = (): Record<string, unknown> =>
    Object.fromEntries(options.map(([option, about]) => [option, optionValue(option, about, texts)]));
  const lacking = options.filter(([option, { asked }]) => asked && !texts.has(option));
  // What is typed wrong is told before anything is asked.
  if (lacking.length > 0) read();
  for (const [option, answer] of await ask(lacking)) texts.set(option, answer);
  const missing = lacking.filter(([option, about]) => !texts.has(option) && about.default === undefined);
  if (missing.length > 0)
    throw new Error(`Give ${missing.map(([option, { says }]) => `--${option} (${says})`).join(', ')}.`);
  return { ...operands, ...read() };
}

/** Tells options and words apart. Read leniently and judged here: Node's own refusals know of no near name. */
function parse({ options }: Command, args: string[]): Typed {
  const forms = Object.entries(options).map(
    ([name, { kind }]) => [name, { type: kind ? 'string' : 'boolean' }] as const,
  );
  const { tokens } = parseArgs({ args, options: Object.fromEntries(forms), strict: false, tokens: true });
  const texts = new Map<string, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = rawName === `--${name}` && Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) throw unknownOption(args[token.index] as string, options);
    if (!option.kind && inlineValue) throw new Error(`--${name} takes no value.`);
    if (option.kind && (!value || (!inlineValue && /^--?[a-z]/i.test(value))))
      throw new Error(`--${name} needs a value: ${option.kind.words ?? option.says}.`);
    texts.set(name, value ?? '');
  }
  return { texts, words };
}

function unknownOption(arg: string, options: Command['options']): Error {
  const [typed = ''] = arg.split('=');
  const known = [...Object.keys(options), 'help'];
  const near = nearest(typed.replace(/^-+/, ''), known);
  const better = near ? `Did you mean --${near}?` : `There is ${known.map((name) => `--${name}`).join(', ')}.`;
  return new Error(`There is no option ${typed}. ${better}`);
}

function optionValue(name: string, { kind, default: otherwise }: Option, texts: Map<string, string>): unknown {
  const text = texts.get(name);
  if (!kind) return text !== undefined;
  if (text !== undefined) return meant(text, kind, `--${name} cannot be "${text}"`);
  return typeof otherwise === 'function' ? otherwise() : otherwise;
}

/** The words by the names of the operands: one that may be left out has what the others do not need. */
function operandValues(words: string[], name: string, command: Command): Record<string, unknown> {
  const operands = Object.entries(command.operands);
  const needed = operands.filter(([, { optional, many }]) => !optional && !many);
  const lost = needed[words.length]?.[1];
  if (lost) throw new Error(`${lost.kind.shown} is missing. Write ${lineOf(name, command)}`);
  const extra = operands.some(([, { many }]) => many) ? undefined : words[operands.length];
  if (extra !== undefined) throw new Error(`"${extra}" is one word too many. Write ${lineOf(name, command)}`);
  const left = [...words];
  let spare = words.length - needed.length;
  const values = operands.map(([operand, { kind, optional, many }]) => {
    const count = many ? spare : optional ? Math.min(spare, 1) : 1;
    if (many || optional) spare -= count;
    const read = left.splice(0, count).map((word) => meant(word, kind, `"${word}" cannot stand here`));
    return [operand, many ? read : read[0]];
  });
  return Object.fromEntries(values);
}

function meant(text: string, kind: Kind<unknown>, refused: string): unknown {
  const value = kind.read(text);
  if (value !== undefined) return value;
  const near = kind.choices && nearest(text, kind.choices);
  throw new Error(`${refused}: write ${kind.words}.${near ? ` Did you mean ${near}?` : ''}`);
}
