import { createInterface } from 'node:readline/promises';
import type { Option } from './command.ts';

/** Asks a person at the terminal for options, by name. One that is left empty has no answer; elsewhere nobody is asked. */
export async function ask(options: [string, Option][]): Promise<[string, string][]> {
  if (options.length === 0 || !process.stdin.isTTY) return [];
  const terminal = createInterface(process.stdin, process.stdout);
  const answers: [string, string][] = [];
  for (const [name, { says, default: otherwise }] of options) {
    const hint = otherwise === undefined ? '' : ` [${otherwise}]`;
    answers.push([name, (await terminal.question(`${says}${hint}: `)).trim()]);
  }
  terminal.close();
  return answers.filter(([, answer]) => answer !== '');
}
