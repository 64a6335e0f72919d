import type { Splice } from '../../model/text/splice.ts';
import type { Message } from '../messages/message.ts';
import type { SyntaxKind } from '../messages/messages.ts';
import type { Halt } from './reader.ts';

/** A possible mistake where reading stops. The guess whose edit lets most of the text be read wins. */
export interface Guess {
  kind: SyntaxKind;
  offset: number;
  /** The parameters of its message. */
  names?: (string | Message)[];
  /** The correction. A guess without one counts only if no other helps. */
  edit?: Splice;
  /** Whether something else may be meant, so that the edit is not a fix. */
  unsure?: boolean;
}

/** Finds one kind of mistakes where reading stops, the likeliest first. */
export type Guesser = (text: string, halt: Halt) => Iterable<Guess>;

export function replaceEdit(offset: number, end: number, text: string): Splice {
  return { offset, length: end - offset, text };
}

export function insertEdit(offset: number, text: string): Splice {
  return replaceEdit(offset, offset, text);
}
