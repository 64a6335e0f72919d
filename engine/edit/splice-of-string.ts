import { type LocatedJson, rangeWithin } from '../check/located-json.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Splice } from '../model/text/splice.ts';
import { printScalar } from './layout.ts';

interface StringPart {
  path: Path;
  at?: 'key';
  whole: string;
  start: number;
  end: number;
}

/** The splice that replaces a part of a string, or of a file that is a text. New characters are escaped like those of the part or the file. */
export function spliceOfString(file: LocatedJson, { path, at, whole, start, end }: StringPart, to: string): Splice {
  if (file.isPlain) return { offset: start, length: end - start, text: to };
  const was = whole.slice(start, end);
  const most = Math.min(was.length, to.length);
  let head = 0;
  while (head < most && was[head] === to[head]) head++;
  // Half of a surrogate pair is not a character.
  if (/[\ud800-\udbff]/.test(was[head - 1] ?? '')) head--;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail) === to.at(-1 - tail)) tail++;
  if (/[\udc00-\udfff]/.test(was.at(-tail) ?? '') && tail > 0) tail--;
  const range = (from: number, until: number) =>
    rangeWithin(file, path, from, until, at) as NonNullable<ReturnType<typeof rangeWithin>>;
  const part = range(start, end);
  const literal = file.text.slice(part.offset, part.offset + part.length);
  const text = printScalar(to.slice(head, to.length - tail), literal, file.text).slice(1, -1);
  return { ...range(start + head, end - tail), text };
}
