/** Cuts a text at a number of characters as a reader counts them, with `…` behind; a text that fits stays whole. */
export function cut(text: string, length: number): string {
  // A reader's characters are never more than the code units, so short texts need no counting.
  if (text.length <= length) return text;
  let count = 0;
  // What lies beyond the cut is not looked at: a record's text may be as long as a book.
  for (const { index } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (count++ === length) return `${text.slice(0, index).trimEnd()}…`;
  }
  return text;
}
