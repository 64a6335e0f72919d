import { nearest } from '../suggest.ts';
import { type Guess, type Guesser, replaceEdit } from './guess.ts';

/** JSON literals in other languages. */
const literals: Record<string, string> = { true: 'true', false: 'false', null: 'null', none: 'null', nil: 'null' };

const name = /^[\p{L}_$][\p{L}\p{N}_$.-]*(?=\s*[:：=])/u;
const words = /^[^\s{}[\],"]+(?:[ \t]+[^\s{}[\],"]+)*/;

/** The longest unquoted name or text, in characters. */
const maxLength = 100;

/** Unquoted names and texts, and literals of other languages. */
export const bareWordGuesses: Guesser = function* (text, { offset, wants }) {
  if (wants !== 'name' && wants !== 'value') return;
  const [written] = (wants === 'name' ? name : words).exec(text.slice(offset, offset + maxLength)) ?? [];
  // Before another text, it may be part of that.
  if (written === undefined || /[ \t]*["{[]/y.test(text.slice(offset + written.length, offset + maxLength + 1))) return;
  const as = (kind: Guess['kind'], right: string, unsure: boolean): Guess => ({
    ...{ kind, offset, names: [written, right], unsure },
    edit: replaceEdit(offset, offset + written.length, right),
  });
  const quoted = JSON.stringify(written);
  const literal = Object.hasOwn(literals, written.toLowerCase()) ? literals[written.toLowerCase()] : undefined;
  const near = nearest(written, ['true', 'false', 'null']);
  if (wants === 'name') yield as('unquoted-name', quoted, false);
  else if (literal) yield as('other-literal', literal, false);
  else if (near) yield as('near-literal', near, true);
  // Several words may have begun earlier, and some words mean true or false.
  else yield as('unquoted-text', quoted, !/^(?!(?:yes|no|on|off)$)\p{L}[\p{L}\p{N}_-]*$/iu.test(written));
};
