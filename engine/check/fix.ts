import { applySplices, type Splice } from '../model/text/splice.ts';
import type { Problem } from './problem.ts';

interface FixedFile {
  file: string;
  text: string;
  fixed: Problem[];
}

/**
 * Applies the fixes of problems to the texts of their files. Of two overlapping fixes only the first is
 * applied.
 */
export function applyFixes(problems: Problem[], files: Record<string, string>): FixedFile[] {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.fix) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  return [...byFile].map(([file, found]) => {
    const inOrder = found.toSorted((a, b) => (a.fix?.offset ?? 0) - (b.fix?.offset ?? 0));
    const fixed: Problem[] = [];
    let end = 0;
    for (const problem of inOrder) {
      const { fix } = problem;
      if (!fix || fix.offset < end) continue;
      end = fix.offset + fix.length;
      fixed.push(problem);
    }
    return {
      file,
      text: applySplices(
        files[file] ?? '',
        fixed.map(({ fix }) => fix as Splice),
      ),
      fixed,
    };
  });
}

/** The maximum number of rounds. A later run continues. */
const mostRounds = 500;

/**
 * Applies fixes until none is left: a mistake may hide those behind it. `check` returns the problems after each
 * round.
 */
export function applyAllFixes(
  problems: Problem[],
  files: Record<string, string>,
  check: (files: Record<string, string>) => Problem[],
): FixedFile[] {
  const all = new Map<string, FixedFile>();
  let [texts, left] = [files, problems];
  for (let round = 0; round < mostRounds; round++) {
    const mended = applyFixes(left, texts);
    if (mended.length === 0) break;
    for (const { file, text, fixed } of mended)
      all.set(file, { file, text, fixed: [...(all.get(file)?.fixed ?? []), ...fixed] });
    texts = { ...texts, ...Object.fromEntries(mended.map(({ file, text }) => [file, text])) };
    left = check(texts);
  }
  return [...all.values()];
}
