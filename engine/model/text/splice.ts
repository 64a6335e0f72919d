/** A replacement in a text. Offset and length are in UTF-16 units. */
export interface Splice {
  offset: number;
  length: number;
  text: string;
}

/**
 * Applies splices, whose offsets refer to the original text. Splices at one offset keep their order. Throws a
 * `RangeError` if two overlap or one exceeds the text.
 */
export function applySplices(text: string, splices: Splice[]): string {
  let after = '';
  let end = 0;
  for (const { offset, length, text: by } of inOrder(splices)) {
    if (offset < end || offset + length > text.length)
      throw new RangeError(`the splice at ${offset} overlaps another or reaches past the end of the text.`);
    after += text.slice(end, offset) + by;
    end = offset + length;
  }
  return after + text.slice(end);
}

/** The splices that undo splices: applied to the new text, they restore the original. */
export function inverseOf(text: string, splices: Splice[]): Splice[] {
  let shift = 0;
  return inOrder(splices).map(({ offset, length, text: by }) => {
    const back = { offset: offset + shift, length: by.length, text: text.slice(offset, offset + length) };
    shift += by.length - length;
    return back;
  });
}

/** The splice from one text to another: replaces what differs between their common start and end. */
export function spliceBetween(was: string, text: string): Splice {
  const least = Math.min(was.length, text.length);
  let start = 0;
  while (start < least && was[start] === text[start]) start++;
  let tail = 0;
  while (tail < least - start && was.at(-1 - tail) === text.at(-1 - tail)) tail++;
  return { offset: start, length: was.length - tail - start, text: text.slice(start, text.length - tail) };
}

/** Puts insertions before replacements at the same offset. */
function inOrder(splices: Splice[]): Splice[] {
  return splices.toSorted((a, b) => a.offset - b.offset || Math.sign(a.length) - Math.sign(b.length));
}
