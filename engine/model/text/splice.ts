/** A stretch of a text and what takes its place. Offset and length are in UTF-16 units. */
export interface Splice {
  offset: number;
  length: number;
  text: string;
}

/**
 * A text with splices, which all count from the text as it is given; those at one offset are written in the order given. Throws a
 * `RangeError` where two overlap or one reaches past the end.
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

/** The splices that take splices of a text back: applied to the text after them, they restore it byte for byte. */
export function inverseOf(text: string, splices: Splice[]): Splice[] {
  let shift = 0;
  return inOrder(splices).map(({ offset, length, text: by }) => {
    const back = { offset: offset + shift, length: by.length, text: text.slice(offset, offset + length) };
    shift += by.length - length;
    return back;
  });
}

/** What is inserted at an offset stands before what is replaced from there. */
function inOrder(splices: Splice[]): Splice[] {
  return splices.toSorted((a, b) => a.offset - b.offset || Math.sign(a.length) - Math.sign(b.length));
}
