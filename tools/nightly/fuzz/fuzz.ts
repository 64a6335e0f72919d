import fc from 'fast-check';
import type { Judge } from './judge.ts';
import type { FuzzedFiles, Subject } from './subjects.ts';

/** How values are generated and tried. */
interface FuzzOptions {
  runs: number;
  /** The same seed gives the same values. */
  seed: number;
  /** The path, as a failure names it, of the one value to try again. Default: all values. */
  path?: string;
  /** Called with each value's number before it is tested, to identify a hang. */
  onRun?(run: number): void;
}

/** What came of a batch: how many values were tried and how many of them were shown on pages, by subject. */
export interface FuzzCounts {
  tried: Record<string, number>;
  shown: Record<string, number>;
  /** Why a value failed, with the seed, the path and the smallest such value; absent when none did. */
  failure?: string;
}

/** The longest that a failure's value is printed, in characters. */
const mostPrinted = 4000;

/** Judges generated values of the subjects, in turn at random. Finds the smallest value that fails. */
export function runFuzz(subjects: Subject[], judge: Judge, { runs, seed, path, onRun }: FuzzOptions): FuzzCounts {
  const tally: FuzzCounts = { tried: {}, shown: {} };
  const values = fc.oneof(...subjects.map((subject) => subject.changes.map((change) => ({ subject, change }))));
  let run = 0;
  const property = fc.property(values, ({ subject, change }) => {
    onRun?.(run++);
    const shown = judge(subject, change);
    tally.tried[subject.name] = (tally.tried[subject.name] ?? 0) + 1;
    if (shown > 0) tally.shown[subject.name] = (tally.shown[subject.name] ?? 0) + 1;
  });
  const { failed, counterexample, counterexamplePath, errorInstance } = fc.check(property, {
    numRuns: runs,
    seed,
    path,
  });
  if (!failed) return tally;
  const [{ subject, change }] = counterexample as [{ subject: Subject; change: FuzzedFiles }];
  const { file, text } = change;
  const shown = text.length > mostPrinted ? `${text.slice(0, mostPrinted)} … (${text.length} characters)` : text;
  const reason = (errorInstance as Error)?.stack ?? String(errorInstance);
  return {
    ...tally,
    failure: `${subject.name}, SEED=${seed} ONLY=${counterexamplePath}\n${reason}\n${file}:\n${shown}`,
  };
}
