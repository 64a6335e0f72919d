import type { Readable, Writable } from 'node:stream';

/** The values of the command line, and the answers of a person. */
export interface Answers {
  folder?: string;
  name?: string;
  template?: string;
  languages?: string;
  engine?: string;
  help?: boolean;
}

export const templates: string[];
export const usage: string;
export function parseArguments(line: string[]): Answers;
export function completeAnswers(
  given: Answers,
  input?: Readable & { isTTY?: boolean },
  output?: Writable,
): Promise<Answers>;
