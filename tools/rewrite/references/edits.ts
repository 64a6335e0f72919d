import { rangeOf } from '../../../engine/check/located-json.ts';
import type { SiteFile } from '../../../engine/check/site-files.ts';
import type { Path } from '../../../engine/schema/walk.ts';
import type { Splice } from '../../../engine/splice.ts';
import { type Reference, rangeOfReference } from './reference.ts';

/** The edit that writes another name at a reference. Only what differs is in it. */
export function renameAt(place: Reference, to: string): Splice {
  const { offset, length } = rangeOfReference(place);
  const before = place.file.text.slice(offset, offset + length);
  const plain = JSON.stringify(to).slice(1, -1);
  // Some tools write every slash of JSON as an escape: then this place stays so.
  const after = before.includes('\\/') ? plain.replaceAll('/', '\\/') : plain;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { offset: offset + head, length: length - head - tail, text: after.slice(head, after.length - tail) };
}

/** A text with edits that do not touch each other. */
export function withEdits(text: string, edits: Splice[]): string {
  const fromEnd = edits.toSorted((a, b) => b.offset - a.offset);
  return fromEnd.reduce(
    (edited, { offset, length, text: by }) => edited.slice(0, offset) + by + edited.slice(offset + length),
    text,
  );
}

/** The edits that take members out of a list or an object of a file, with their commas; `paths` are in the file's order. */
export function removalsOf(file: SiteFile, siblings: Path[], leaving: (index: number) => boolean): Splice[] {
  const ranges = siblings.map((path) => {
    const value = rangeOf(file, path) ?? { offset: 0, length: 0 };
    const start = rangeOf(file, path, 'key')?.offset ?? value.offset;
    return { start, end: value.offset + value.length };
  });
  let staying: number | undefined;
  return ranges.flatMap(({ start, end }, index) => {
    if (!leaving(index)) {
      staying = index;
      return [];
    }
    // After one that stays its comma goes, before one that stays the own.
    const from = staying === undefined ? start : (ranges[index - 1]?.end ?? start);
    const to = staying === undefined ? (ranges[index + 1]?.start ?? end) : end;
    return [{ offset: from, length: to - from, text: '' }];
  });
}
