import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Characters that a reader counts one by one, whatever stands beside them: Latin, kana, Han and their punctuation. None of them
 * joins another (Unicode Standard Annex 29, "grapheme cluster boundaries").
 */
export const single =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff9d]*$/;

/** A character of a word in a script that writes spaces between words. */
const inWord = /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}])[\p{L}\p{M}\p{N}'’]/u;
const lastWord = new RegExp(`(?:${inWord.source})+$`, 'u');

/**
 * Cuts a text to at most `length` characters as a reader counts them, and appends `…`; a text that fits stays whole. A cut within a word
 * moves to the word's beginning, unless that would leave less than half.
 */
export function truncate(text: string, length: number): string {
  // A reader's characters are never more than the code units, so short texts need no counting.
  if (text.length <= length) return text;
  // To get a segmenter ready takes a browser 20 ms, of which a slow phone makes 80.
  if (single.test(text.slice(0, length + 1))) return cut(text, length);
  let count = 0;
  // What lies beyond the cut is not looked at: a record's text may be as long as a book.
  for (const { index } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (count++ === length) return cut(text, index);
  }
  return text;
}

/** The text before an index, without the part of a word that the index cuts, with `…`. */
function cut(text: string, index: number): string {
  const before = text.slice(0, index);
  const isWithinWord = inWord.test(String.fromCodePoint(text.codePointAt(index) as number));
  const whole = isWithinWord ? before.replace(lastWord, '') : before;
  return `${(whole.length < index / 2 ? before : whole).replace(/[\s,.:;，。：；、–—-]+$/u, '')}…`;
}

/** A text cut to a number of characters. The whole of it shows on hover and is what assistive technology reads. */
export function TruncatedText({ text, length }: { text: string; length: number }) {
  const short = truncate(text, length);
  if (short === text) return text;
  return (
    <span className="truncated-text" title={text}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
