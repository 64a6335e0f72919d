import { type Guess, type Guesser, replaceEdit } from './guess.ts';
import { closedByOther, guessUnclosed } from './quotes.ts';
import { codePointOf } from './spaces.ts';

/** How far the end of a broken string is searched, in characters. */
const maxLength = 10_000;

/** Strings broken by a character, or by the end of the line or file. */
export const textGuesses: Guesser = function* (text, { offset, reached }) {
  if (text[offset] !== '"' || reached === offset) return;
  const [written = ''] = /^(?:\\(?:\r\n|.)|.)?/su.exec(text.slice(reached, reached + 3)) ?? [];
  if (written === '' || /^[\r\n]/.test(written)) yield* brokenOff(text, offset, reached);
  else if (written === '\t')
    yield { kind: 'tab-in-text', offset: reached, edit: replaceEdit(reached, reached + 1, '\\t') };
  else if (written.startsWith('\\')) yield* badEscape(written, reached);
  else
    yield {
      kind: 'control-character',
      offset: reached,
      names: [codePointOf(written)],
      // Word and spreadsheets write a line break inside a paragraph or cell as a vertical tab or form feed.
      edit: replaceEdit(reached, reached + 1, /[\v\f]/.test(written) ? ' ' : ''),
    };
};

function* badEscape(written: string, offset: number): Iterable<Guess> {
  // `\'` is known from other languages; otherwise the backslash itself may be meant.
  const edit = written === "\\'" ? replaceEdit(offset, offset + 2, "'") : replaceEdit(offset, offset + 1, '\\\\');
  if (/[\r\n]$/.test(written))
    yield {
      kind: 'line-break-in-text',
      offset: offset + 1,
      edit: replaceEdit(offset, offset + written.length, '\\n'),
      unsure: true,
    };
  else if (written === '\\u') yield { kind: 'bad-unicode', offset, edit, unsure: true };
  else yield { kind: 'bad-escape', offset, names: [written], edit, unsure: written !== "\\'" };
}

/** A string that ends with its line: with a missing or wrong mark, or with line breaks in it. */
function* brokenOff(text: string, offset: number, end: number): Iterable<Guess> {
  yield* closedByOther(text, offset, end);
  yield* guessUnclosed(text, offset, end);
  const [rest = ''] = /^(?:[^"\\]|\\.)*(?=")/s.exec(text.slice(end, end + maxLength)) ?? [];
  const [broken] = /^.*[\r\n]/s.exec(rest) ?? [];
  if (!broken) return;
  // At the end of a text the line break may belong after its mark.
  const unsure = rest.trimEnd() === '';
  const by = broken.replace(/\r\n|[\r\n]/g, '\\n');
  yield { kind: 'line-break-in-text', offset: end, edit: replaceEdit(end, end + broken.length, by), unsure };
}
