import fc from 'fast-check';
import type { Judge } from './judge.ts';
import type { FuzzedFiles, Subject } from './subjects.ts';

export interface FuzzOptions {
  runs: number;
  /** The same seed gives the same values. */
  seed: number;
  /** The path of the one value to try again, from a failure. Default: all values. */
  path?: string;
  /** Called with each value's number before it is tested, to identify a hang. */
  onRun?(run: number): void;
}

/** The number of tried values of a batch, and of those shown on pages, by subject. */
export interface FuzzCounts {
  tried: Record<string, number>;
  shown: Record<string, number>;
  /** The failure with seed, path and the smallest such value. */
  failure?: string;
}

/** The maximum length of a printed value. */
const mostPrinted = 4000;

/** Judges random values of the subjects. Finds the smallest value that fails. */
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
