import { diffArrays } from 'diff';
import type { DiffLine } from '../protocol/edit-protocol.ts';

/** The number of context lines. */
const context = 2;

/** With more changed lines, the search for the smallest difference would take too long. */
const maxChanges = 2000;

/** The changed lines with some context. A gap replaces omitted lines. */
export function lineDiff(was: string, is: string): DiffLine[] {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const parts = diffArrays(before, after, { maxEditLength: maxChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const all = parts.flatMap(({ value, removed, added }) =>
    value.map((text): DiffLine => ({ kind: removed ? 'gone' : added ? 'new' : 'same', text })),
  );
  const near = all.map((_, index) => all.slice(Math.max(0, index - context), index + context + 1).some(isChanged));
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)];
  return all.flatMap((line, index): DiffLine[] => {
    if (near[index]) return [line];
    return near[index - 1] && index > first && index < last ? [{ kind: 'gap', text: '' }] : [];
  });
}

function isChanged({ kind }: DiffLine): boolean {
  return kind !== 'same';
}
