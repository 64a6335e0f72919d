import { lf } from './read-markdown.ts';

/** A text from a text area, whose lines end in `\n`, with the line ends of the text before the edit. */
export function withLineEnds(after: string, before: string): string {
  const was = lf(before);
  if (was === before) return after;
  const least = Math.min(was.length, after.length);
  let start = 0;
  while (start < least && was[start] === after[start]) start++;
  let tail = 0;
  while (tail < least - start && was.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const [end = '\n'] = /\r\n|\n|\r/.exec(before) ?? [];
  const middle = after.slice(start, after.length - tail).replaceAll('\n', end);
  return before.slice(0, offsetIn(before, start)) + middle + before.slice(offsetIn(before, was.length - tail));
}

/** The offset in a text of an offset in the same text with `\n` as line ends. */
function offsetIn(text: string, at: number): number {
  let offset = 0;
  for (let count = 0; count < at; count++) offset += text.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
}
