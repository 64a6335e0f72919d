import { spliceBetween } from '../../../model/text/splice.ts';
import { lf } from './read-markdown.ts';

/** A text from a text area, whose lines end in `\n`, with the line ends of the text before the edit. */
export function withLineEnds(after: string, before: string): string {
  const was = lf(before);
  if (was === before) return after;
  const { offset, length, text } = spliceBetween(was, after);
  const [end = '\n'] = /\r\n|\n|\r/.exec(before) ?? [];
  const [start, rest] = [offsetIn(before, offset), offsetIn(before, offset + length)];
  return before.slice(0, start) + text.replaceAll('\n', end) + before.slice(rest);
}

/** The offset in a text of an offset in the same text with `\n` as line ends. */
function offsetIn(text: string, at: number): number {
  let offset = 0;
  for (let count = 0; count < at; count++) offset += text.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
}
