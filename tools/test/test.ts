import { changedFiles, relatedTests } from './changed.ts';
import { own, type ParallelSteps, runSteps, type TestStep, vitest } from './run-steps.ts';

const descriptors: TestStep = { name: 'descriptors', command: own('check') };
const build: TestStep = { name: 'build', command: own('build') };

const readFiles: TestStep[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
  { name: 'schemas fresh', command: own('schemas', '--check') },
];
const unit: TestStep = { name: 'unit tests', command: vitest(['unit', 'crash']) };
const browser: TestStep = { name: 'browser tests', command: vitest(['browser', 'nightly']) };

const all: (TestStep | ParallelSteps)[] = [{ parallel: [readFiles, [descriptors, build]] }, unit, browser];

/** The parts of {@link all}, which can run on machines of their own. */
const parts = { static: [...readFiles, descriptors], unit: [build, unit], browser: [build, browser] } satisfies Record<
  string,
  TestStep[]
>;

/** The name of a part of all tests. */
export type TestPart = keyof typeof parts;

/** What a change of `pages/` and `assets/` alone can break. */
const contentSteps: TestStep[] = [
  descriptors,
  build,
  { name: 'every page', command: vitest(['browser'], 'every-page.e2e') },
];

/** Which tests are run. */
export interface TestOptions {
  full?: boolean;
  content?: boolean;
  changed?: boolean;
  /** The commit with which files are compared. Default: the last one. */
  ref?: string;
  /** The one part of the tests to run. Default: all. */
  only?: TestPart;
  /** Which of several shares of the test files to run. Default: all. */
  shard?: { part: number; of: number };
}

/**
 * `npm test`: every check and test of the engine, its sample sites and whatever site is there. With `--content` only what a change of
 * content can break, with `--changed` what the files can break that differ from a commit, with `--full` all there is and not an even
 * part of it, with `--only` one part and of its files with `--shard` one share. Returns 0 only when all passed.
 */
export async function test(options: TestOptions): Promise<number> {
  const { full, changed, content, ref, only, shard } = options;
  if (ref !== undefined && !changed) throw new Error(`"${ref}" needs --changed before it.`);
  if ([changed, content, only].filter(Boolean).length > 1)
    throw new Error('Give one of --changed, --content and --only.');
  if (shard !== undefined && only !== 'unit' && only !== 'browser')
    throw new Error('--shard needs --only unit or --only browser.');
  return runSteps(stepsOf(options), full ? { DEPTH: 'full' } : {});
}

/** The steps of a run with such options. */
export function stepsOf({ changed, content, ref, only, shard }: TestOptions): (TestStep | ParallelSteps)[] {
  const related = changed ? relatedTests(changedFiles(ref)) : undefined;
  if (changed) return [...parts.static, ...(related ? [build, related] : [])];
  if (content) return contentSteps;
  if (!only) return all;
  return parts[only].map(({ name, command }) => ({
    name,
    command: shard && command.includes('vitest') ? [...command, `--shard=${shard.part}/${shard.of}`] : command,
  }));
}

/** The seed of a nightly run, and the tests to which it is limited. */
export interface NightlyOptions {
  words: string[];
  seed: number;
  only?: string;
  base: string;
}

/** `npm run test:nightly`: all tests of the engine at their greatest depth, or those in files whose names have one of the words. */
export function nightly({ words, seed, only, base }: NightlyOptions): Promise<number> {
  if (only !== undefined && words.length !== 1) throw new Error('--only needs the name of the one test.');
  const tests: TestStep = {
    name: `tests (--seed ${seed})`,
    command: vitest(['unit', 'crash', 'browser', 'nightly'], ...words),
  };
  const random = { DEPTH: 'nightly', SEED: String(seed), BASE: base };
  return runSteps([build, tests], { ...random, ...(only !== undefined && { ONLY: only }) });
}
