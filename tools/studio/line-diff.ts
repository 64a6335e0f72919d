import type { DiffLine } from '../../engine/studio/protocol.ts';

/** How many lines are shown around those that differ. */
const around = 2;

/** More pairs of lines than this are not compared: what differs is then told as one stretch. */
const mostPairs = 4_000_000;

/** The lines in which two texts differ, with a few around them; between two stretches that are apart stands a gap. */
export function lineDiff(was: string, is: string): DiffLine[] {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const all: DiffLine[] = [
    ...before.slice(0, head).map((text): DiffLine => ({ kind: 'same', text })),
    ...changed(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map((text): DiffLine => ({ kind: 'same', text })),
  ];
  const near = all.map((_, index) => all.slice(Math.max(0, index - around), index + around + 1).some(isChanged));
  return all.flatMap((line, index): DiffLine[] => {
    if (near[index]) return [line];
    const isGap = near.slice(0, index).some(Boolean) && near[index - 1] && near.slice(index).some(Boolean);
    return isGap ? [{ kind: 'gap', text: '' }] : [];
  });
}

function isChanged({ kind }: DiffLine): boolean {
  return kind !== 'same';
}

/** The lines of both texts in order, by their longest common subsequence. */
function changed(before: string[], after: string[]): DiffLine[] {
  const width = after.length + 1;
  const isTooMuch = before.length * after.length > mostPairs;
  const common = new Uint32Array(isTooMuch ? 0 : (before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0 && !isTooMuch; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [gone, fresh] = [before[i], after[j]];
    if (gone !== undefined && gone === fresh && !isTooMuch) {
      lines.push({ kind: 'same', text: gone });
      i++;
      j++;
    } else if (gone !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', text: gone });
      i++;
    } else {
      lines.push({ kind: 'new', text: fresh as string });
      j++;
    }
  }
  return lines;
}
