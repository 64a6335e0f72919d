import type { Splice } from '../../model/text/splice.ts';
import { positionOf } from '../position.ts';
import { type Guess, type Guesser, inserted, replaced } from './guess.ts';
import { misplacedIn } from './layout.ts';
import { closerOf, type Token } from './reader.ts';

/** Brackets that are missing, too many or of the wrong kind. Where one belongs is sure only where its line is left. */
export const bracketGuesses: Guesser = function* (text, { offset, wants, open, tokens }) {
  const sign = text[offset] ?? '';
  const here: Token[] = sign ? [{ offset, end: offset + 1, sign }] : [];
  const top = open.at(-1);
  const before = tokens.at(-1);
  const misplaced = misplacedIn(text, [...tokens, ...here]);
  if (misplaced && 'closer' in misplaced) yield tooMany(misplaced.closer);
  else if (misplaced) yield neverClosed(misplaced.opener, misplaced.edit, misplaced.unsure);
  if (/[}\]]/.test(sign)) {
    if (top) {
      const closer = closerOf[top.sign] as string;
      const names = [sign, top.sign, String(positionOf(text, top.offset).line), closer];
      yield { kind: 'wrong-bracket', offset, names, edit: replaced(offset, offset + 1, closer), unsure: true };
    }
    yield tooMany({ offset, end: offset + 1, sign });
  }
  if (wants === 'end' && before) yield tooMany(before);
  if (sign === ':' && before) yield neverOpened('{', before.offset);
  // A list without its opening one is a page with others after it.
  if (wants === 'end' && sign === ',') yield neverOpened('[', (tokens[0] as Token).offset);
  if (top && top.value > top.offset) yield neverOpened('[', top.value);
  if (sign === '' && top) yield neverClosed(top, inserted(offset, closerOf[top.sign] as string), true);
};

function neverClosed({ offset, sign }: Token, edit: Splice, unsure: boolean): Guess {
  return { kind: 'never-closed', offset, names: [sign, closerOf[sign] as string], edit, unsure };
}

function tooMany({ offset, end, sign }: Token): Guess {
  return { kind: 'closes-nothing', offset, names: [sign], edit: replaced(offset, end, ''), unsure: true };
}

function neverOpened(sign: string, offset: number): Guess {
  return { kind: 'never-opened', offset, names: [sign], edit: inserted(offset, sign), unsure: true };
}
