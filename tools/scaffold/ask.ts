import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

/** A value that a scaffold needs: given by the flag of its name, or asked for. */
export interface Question {
  /** The flag without its dashes. */
  name: string;
  /** What is asked for, with an example. */
  asks: string;
  /** Taken where neither a flag nor an answer says more. Default: an answer is needed. */
  otherwise?: string;
}

/**
 * The answers by name: from the flags, else asked for where a person sits at the terminal, else from `otherwise`. Throws
 * when a flag is unknown, and naming every flag that is missing. Flags in `unasked` may stand and are not asked for.
 */
export async function ask(
  questions: Question[],
  args: string[],
  unasked: string[] = [],
): Promise<Record<string, string>> {
  const flags = [...questions.map(({ name }) => name), ...unasked];
  const options = Object.fromEntries(flags.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  const answers: Record<string, string> = {};
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  for (const { name, asks, otherwise } of questions) {
    const given = values[name] ?? (await terminal?.question(`${asks}${otherwise ? ` [${otherwise}]` : ''}: `))?.trim();
    answers[name] = given || (otherwise ?? '');
  }
  terminal?.close();
  const missing = questions.filter(({ name, otherwise }) => answers[name] === '' && otherwise === undefined);
  if (missing.length > 0)
    throw new Error(`give ${missing.map(({ name, asks }) => `--${name} (${asks})`).join(', ')}. Nothing was written.`);
  return answers;
}
