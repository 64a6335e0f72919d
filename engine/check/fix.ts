import { groupBy } from '../model/group-by.ts';
import { applySplices, type Splice } from '../model/text/splice.ts';
import type { Problem } from './problem.ts';

type FixedFile = ReturnType<typeof applyFixes>[number];

/** Applies the fixes of problems to their files. Of two overlapping fixes only the first is applied. */
export function applyFixes(problems: Problem[], files: Record<string, string>) {
  const byFile = groupBy(
    problems.filter(({ fix }) => fix),
    ({ file }) => file,
  );
  return [...byFile].map(([file, found]) => {
    let end = 0;
    const fixed = found
      .toSorted((a, b) => (a.fix as Splice).offset - (b.fix as Splice).offset)
      .filter(({ fix }) => {
        const { offset, length } = fix as Splice;
        const isFree = offset >= end;
        if (isFree) end = offset + length;
        return isFree;
      });
    const splices = fixed.map(({ fix }) => fix as Splice);
    return { file, text: applySplices(files[file] ?? '', splices), fixed };
  });
}

/** The maximum number of rounds. A later run continues. */
const mostRounds = 500;

/** Applies fixes until none is left: a mistake may hide others. `check` returns the problems after each round. */
export function applyAllFixes(
  problems: Problem[],
  files: Record<string, string>,
  check: (files: Record<string, string>) => Problem[],
): FixedFile[] {
  const all = new Map<string, FixedFile>();
  let [texts, left] = [files, problems];
  for (let round = 0; round < mostRounds; round++) {
    const changed = applyFixes(left, texts);
    if (changed.length === 0) break;
    for (const { file, text, fixed } of changed)
      all.set(file, { file, text, fixed: [...(all.get(file)?.fixed ?? []), ...fixed] });
    texts = { ...texts, ...Object.fromEntries(changed.map(({ file, text }) => [file, text])) };
    left = check(texts);
  }
  return [...all.values()];
}
