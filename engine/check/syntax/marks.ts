import { type Guesser, replaced } from './guess.ts';
import { isSpaced } from './spaces.ts';

/** Marks that stand for one of JSON's without being its full-width form. */
const others: Record<string, string> = { '、': ',', '；': ',', ';': ',' };

/** Marks and digits of Chinese keyboards, and signs of other languages. */
export const markGuesses: Guesser = function* (text, { offset, wants, tokens }) {
  if (wants === 'end') return;
  const [written = ''] = /^(?:[０-９]+(?:[．.][０-９]+)?|=>|.?)/s.exec(text.slice(offset, offset + 30)) ?? [];
  const end = offset + written.length;
  if (/^=>?$/.test(written) && wants === 'colon') {
    // Other languages have a space on both sides.
    const edit = replaced(tokens.at(-1)?.end ?? offset, end, spaced(text, ':', end));
    yield { kind: 'equals-sign', offset, edit };
    return;
  }
  const right = others[written] ?? written.normalize('NFKC');
  if (right === written || !/^(?:[{}[\]:,]|\d+(?:\.\d+)?)$/.test(right)) return;
  const kind = written === ';' ? 'wrong-mark' : 'full-width';
  yield { kind, offset, names: [written, right], edit: replaced(offset, end, spaced(text, right, end)) };
};

/** A mark with the space after it that the file has elsewhere: a full-width one seems to bring its own. */
function spaced(text: string, mark: string, end: number): string {
  return /[:,]/.test(mark) && /^[^\s]/.test(text.slice(end, end + 1)) && isSpaced(text, mark) ? `${mark} ` : mark;
}
