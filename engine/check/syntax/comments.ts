import type { Guesser } from './guess.ts';
import { removed } from './spaces.ts';

const one = String.raw`(?:(?://|#).*|/\*[\s\S]*?\*/|<!--[\s\S]*?-->)`;
const comments = new RegExp(`${one}(?:\\s*${one})*`, 'y');

/** Comments of JavaScript, HTML, Python and shells; those one after another are one. */
export const commentGuesses: Guesser = function* (text, { offset, wants }) {
  comments.lastIndex = offset;
  const written = comments.exec(text)?.[0].trimEnd();
  if (written === undefined) return;
  const kind = written.startsWith('#') ? 'hash-comment' : 'comment';
  // What touches a sign of JSON may be a slip, and half of a pair of marks that of a text whose other mark is missing.
  const isSlip =
    /^(?:#|\/\/)["{}[\],:]/.test(written) ||
    (/^(?:#|\/\/)/.test(written) && written.replace(/\\./g, '').split('"').length % 2 === 0);
  // Between a name and its colon nobody comments.
  const edit = isSlip || wants === 'colon' ? undefined : removed(text, offset, offset + written.length);
  yield { kind, offset, edit };
};
