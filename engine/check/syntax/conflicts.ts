import { positionOf } from '../position.ts';
import { type Guesser, replaced } from './guess.ts';

/** What git leaves where it could not merge. Which version is meant nobody but the maintainer knows. */
export const conflictGuesses: Guesser = function* (text, { offset }) {
  const [mark] = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/.exec(text.slice(offset, offset + 8)) ?? [];
  if (!mark) return;
  const lines = text.slice(offset).split(/\r\n|\r|\n/);
  const edit = replaced(offset, offset + (lines[0] as string).length, '');
  const [base, middle, end] = ['|||||||', '=======', '>>>>>>>'].map((one) =>
    lines.findIndex((line) => line === one || line.startsWith(`${one} `)),
  ) as [number, number, number];
  if (mark !== '<<<<<<<' || middle < 0 || end < middle) {
    yield { kind: 'conflict-mark', offset, names: [mark], edit, unsure: true };
    return;
  }
  const first = positionOf(text, offset).line;
  // A base, where git writes one, is of neither version.
  const ours = base > 0 && base < middle ? base : middle;
  const names = [span(first + 1, first + ours - 1), span(first + middle + 1, first + end - 1)];
  yield { kind: 'merge-conflict', offset, names, edit, unsure: true };
};

/** Lines as `4–6`; none for a version that a side has emptied. */
function span(first: number, last: number): string {
  if (first > last) return '';
  return first === last ? String(first) : `${first}–${last}`;
}
