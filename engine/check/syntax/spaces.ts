import type { Splice } from '../../model/text/splice.ts';
import { type Guesser, replaceEdit } from './guess.ts';
import type { Halt } from './reader.ts';

/** White space that JSON does not allow, and zero-width characters. */
const other = /[^\S \t\r\n]|[\u00AD\u200B-\u200D\u2060]/g;
const narrow = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const anySpace = /(?:\s|[\u00AD\u200B-\u200D\u2060])*/y;

export const spaceGuesses: Guesser = function* (text, halt) {
  const { offset } = halt;
  const sign = text[offset] ?? '';
  const names = [codePointOf(sign)];
  if (sign === '\uFEFF' && offset === 0) yield { kind: 'byte-order-mark', offset, edit: replaceEdit(0, 1, '') };
  else if (sign.search(other) === 0) {
    const start = halt.tokens.at(-1)?.end ?? 0;
    anySpace.lastIndex = start;
    const [gap = ''] = anySpace.exec(text) ?? [];
    const edit = replaceEdit(start, start + gap.length, respaced(text, gap, halt));
    if (sign === '\u3000') yield { kind: 'ideographic-space', offset, edit };
    else yield { kind: 'other-space', offset, names, edit };
  } else if (/\p{Cc}/u.test(sign))
    yield { kind: 'control-character', offset, names, edit: replaceEdit(offset, offset + 1, '') };
};

/** Replaces white space by the white space that the file uses elsewhere. */
function respaced(text: string, gap: string, { tokens, open }: Halt): string {
  const start = tokens.at(-1)?.end ?? 0;
  const next = text[start + gap.length] ?? '';
  const [, lines = '', last = ''] = /^(.*[\r\n])?(.*)$/s.exec(gap) ?? [];
  const plain = last.replace(other, '');
  if (lines === '' && start > 0) {
    const beside = next === '}' ? '{' : (tokens.at(-1)?.sign ?? '');
    return plain === '' && !/^[\],:]?$/.test(next) && isSpaced(text, beside) ? ' ' : plain;
  }
  const [, unit = '  '] = /[\r\n]([ \t]+)"/.exec(text) ?? [];
  const wanted = unit.repeat(Math.max(0, open.length - (/[}\]]/.test(next) ? 1 : 0)));
  const tries = (narrow.test(last) ? ['', ' '] : [' ', '', '  ']).map((by) => last.replace(other, by));
  return lines.replace(other, '') + (tries.find((one) => one === wanted) ?? tries[0]);
}

/** Whether the file has a space between a character and a text after it: `{ "a": 1, "b": "c" }`. */
export function isSpaced(text: string, sign: string): boolean {
  return text.includes(sign === ':' ? '": ' : `${sign} "`) || (sign === '{' && text.includes('" }'));
}

export function codePointOf(sign: string): string {
  return `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The edit that removes a passage with its lines, or with the space on one side. */
export function removeEdit(text: string, start: number, end: number): Splice {
  const [before = ''] = /[ \t]*$/.exec(text.slice(Math.max(0, start - 1000), start)) ?? [];
  const [after = ''] = /^[ \t]*/.exec(text.slice(end, end + 1000)) ?? [];
  const [lineBreak] = /^(?:\r\n|[\r\n]|$)/.exec(text.slice(end + after.length, end + after.length + 2)) ?? [];
  const begins = /^$|[\r\n]/.test(text.slice(0, start - before.length).slice(-1));
  if (lineBreak === undefined) return replaceEdit(start, before === '' && !begins ? end : end + after.length, '');
  return replaceEdit(start - before.length, begins ? end + after.length + lineBreak.length : end, '');
}
