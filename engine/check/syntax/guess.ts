import type { Splice } from '../../model/text/splice.ts';
import type { SyntaxKind } from '../words/syntax-words.ts';
import type { Halt } from './reader.ts';

/** What may be wrong where reading halts. The guess whose edit lets most of the text be read is the mistake. */
export interface Guess {
  kind: SyntaxKind;
  /** Where the mistake stands. */
  offset: number;
  /** What its sentence names, in the order of the sentence's parameters. */
  names?: string[];
  /** What makes it JSON. A guess without one is the mistake only where no other lets reading go on. */
  edit?: Splice;
  /** Whether the edit may be all that a maintainer meant, so that it is no fix. Default: it is what was meant. */
  unsure?: boolean;
}

/** Looks for mistakes of one sort where reading halts, the likelier first. */
export type Guesser = (text: string, halt: Halt) => Iterable<Guess>;

/** The edit that puts a text in the place of a stretch. */
export function replaced(offset: number, end: number, text: string): Splice {
  return { offset, length: end - offset, text };
}

export function inserted(offset: number, text: string): Splice {
  return replaced(offset, offset, text);
}
