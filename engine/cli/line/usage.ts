import { type Command, type Operand, type Option, typed } from './command.ts';

/** How a command is written: `npm run rename -- [route|asset] NAME NEW-NAME [options]`. */
export function lineOf(name: string, { operands, options }: Command): string {
  const words = [...Object.values(operands).map(formOf), ...(Object.keys(options).length > 0 ? ['[options]'] : [])];
  return typed(name, ...words);
}

/** What `--help` of a command prints. */
export function usageOf(name: string, command: Command): string {
  const { says, operands, options } = command;
  const operandLines = Object.values(operands).map((one): Line => [formOf(one), one.says]);
  const optionLines = Object.entries(options).map(
    ([option, about]): Line => [
      `--${option}${about.kind ? ` ${about.kind.shown}` : ''}`,
      about.says + defaultOf(about),
    ],
  );
  return [lineOf(name, command), '', says, '', ...columns([...operandLines, ...optionLines, helpLine])].join('\n');
}

/** What `--help` without a command prints. */
export function usageOfAll(commands: Record<string, Command>): string {
  const lines = Object.entries(commands).map(([name, { says }]): Line => [typed(name), says]);
  return [...columns(lines), '', `${typed('COMMAND', '--help')} tells what a command takes.`].join('\n');
}

type Line = [what: string, says: string];

const helpLine: Line = ['--help', 'tells this'];

function formOf({ kind, optional, many }: Operand): string {
  return optional || many ? `[${kind.shown}${many ? ' …' : ''}]` : kind.shown;
}

function defaultOf({ default: otherwise }: Option): string {
  if (otherwise === undefined || typeof otherwise === 'function') return '';
  return ` (default: ${typeof otherwise === 'object' ? JSON.stringify(otherwise) : otherwise})`;
}

function columns(lines: Line[]): string[] {
  const width = Math.max(...lines.map(([what]) => what.length));
  return lines.map(([what, says]) => `  ${what.padEnd(width)}  ${says}`);
}
