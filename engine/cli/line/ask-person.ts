import { createInterface } from 'node:readline/promises';
import type { Option } from '@commander-js/extra-typings';

/** Asks a person at the terminal for options. An empty answer is no value. */
export async function askPerson(options: Option[]): Promise<[Option, string][]> {
  if (options.length === 0 || !process.stdin.isTTY) return [];
  const terminal = createInterface(process.stdin, process.stdout);
  const answers: [Option, string][] = [];
  for (const option of options) {
    const hint = option.defaultValue === undefined ? '' : ` [${option.defaultValue}]`;
    const answer = (await terminal.question(`${option.description}${hint}: `)).trim();
    if (answer !== '') answers.push([option, answer]);
  }
  terminal.close();
  return answers;
}
