import { nearest } from '../suggest.ts';
import { type Guess, type Guesser, replaced } from './guess.ts';

/** How other languages write the words of JSON. */
const literals: Record<string, string> = { true: 'true', false: 'false', null: 'null', none: 'null', nil: 'null' };

const name = /^[\p{L}_$][\p{L}\p{N}_$.-]*(?=\s*[:：=])/u;
const words = /^[^\s{}[\],"]+(?:[ \t]+[^\s{}[\],"]+)*/;

/** The longest name or text without marks that is taken for one, in characters. */
const maxLength = 100;

/** Names and texts without quotation marks, and the words of JSON as other languages have them. */
export const bareWordGuesses: Guesser = function* (text, { offset, wants }) {
  if (wants !== 'name' && wants !== 'value') return;
  const [written] = (wants === 'name' ? name : words).exec(text.slice(offset, offset + maxLength)) ?? [];
  // With the mark of another text behind it, it may be part of that.
  if (written === undefined || /[ \t]*["{[]/y.test(text.slice(offset + written.length, offset + maxLength + 1))) return;
  const as = (kind: Guess['kind'], right: string, unsure: boolean): Guess => ({
    ...{ kind, offset, names: [written, right], unsure },
    edit: replaced(offset, offset + written.length, right),
  });
  const quoted = JSON.stringify(written);
  const literal = Object.hasOwn(literals, written.toLowerCase()) ? literals[written.toLowerCase()] : undefined;
  const near = nearest(written, ['true', 'false', 'null']);
  if (wants === 'name') yield as('unquoted-name', quoted, false);
  else if (literal) yield as('other-literal', literal, false);
  else if (near) yield as('near-literal', near, true);
  // With more than one word it may have begun before; and some say true or false elsewhere.
  else yield as('unquoted-text', quoted, !/^(?!(?:yes|no|on|off)$)\p{L}[\p{L}\p{N}_-]*$/iu.test(written));
};
