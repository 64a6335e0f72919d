/** Cuts a text at a number of characters as a reader counts them, with `…` behind; a text that fits stays whole. */
export function cut(text: string, length: number): string {
  // A reader's characters are never more than the code units, so short texts need no counting.
  if (text.length <= length) return text;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
