import { diffArrays } from 'diff';
import type { DiffLine } from '../protocol/edit-protocol.ts';

/** How many lines are shown around those that differ. */
const around = 2;

/** Of more lines than this that are gone or new, it is not sought how few they can be: what differs is then told as one stretch. */
const mostDifferent = 2000;

/** The lines in which two texts differ, with a few around them; between two stretches that are apart stands a gap. */
export function lineDiff(was: string, is: string): DiffLine[] {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const parts = diffArrays(before, after, { maxEditLength: mostDifferent }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const all = parts.flatMap(({ value, removed, added }) =>
    value.map((text): DiffLine => ({ kind: removed ? 'gone' : added ? 'new' : 'same', text })),
  );
  const near = all.map((_, index) => all.slice(Math.max(0, index - around), index + around + 1).some(isChanged));
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)];
  return all.flatMap((line, index): DiffLine[] => {
    if (near[index]) return [line];
    return near[index - 1] && index > first && index < last ? [{ kind: 'gap', text: '' }] : [];
  });
}

function isChanged({ kind }: DiffLine): boolean {
  return kind !== 'same';
}
