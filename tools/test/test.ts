import { changedFiles, relatedTests } from './related-tests.ts';
import { own, type ParallelSteps, runSteps, type TestStep, vitest } from './run-steps.ts';

const descriptors: TestStep = { name: 'descriptors', command: own('check') };
const build: TestStep = { name: 'build', command: own('build') };

const readFiles: TestStep[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
  // Their own words and modules have types that the engine does not have.
  { name: 'types of the documentation', command: ['npx', 'tsc', '-p', 'engine/docs'] },
  { name: 'schemas fresh', command: own('schemas', '--check') },
];
const unit: TestStep = { name: 'unit tests', command: vitest(['unit', 'crash']) };
const browser: TestStep = { name: 'browser tests', command: vitest(['browser', 'nightly']) };

const all: (TestStep | ParallelSteps)[] = [{ parallel: [readFiles, [descriptors, build]] }, unit, browser];

/** The parts of {@link all}, which can run on different machines. */
const parts = { static: [...readFiles, descriptors], unit: [build, unit], browser: [build, browser] } satisfies Record<
  string,
  TestStep[]
>;

export type TestPart = keyof typeof parts;

/** The steps for a change of only `pages/` and `assets/`. */
const contentSteps: TestStep[] = [
  descriptors,
  build,
  { name: 'every page', command: vitest(['browser'], 'every-page.e2e') },
];

export interface TestOptions {
  full?: boolean;
  content?: boolean;
  changed?: boolean;
  /** The commit to compare with. Default: the last one. */
  ref?: string;
  /** The part of the tests to run. Default: all. */
  only?: TestPart;
  /** The share of the test files to run. Default: all. */
  shard?: { part: number; of: number };
}

/**
 * `npm test`: every check and test of the engine and its sites. `--content` only tests content, `--changed` what
 * changed files can break, `--full` all cases, `--only` one part, and `--shard` one share of its files. Returns 0 only
 * if all passed.
 */
export async function test(options: TestOptions): Promise<number> {
  const { full, changed, content, ref, only, shard } = options;
  if (ref !== undefined && !changed) throw new Error(`"${ref}" needs --changed before it.`);
  if ([changed, content, only].filter(Boolean).length > 1)
    throw new Error('--changed, --content and --only cannot be combined: give only one.');
  if (shard !== undefined && only !== 'unit' && only !== 'browser')
    throw new Error('--shard needs --only unit or --only browser.');
  return runSteps(stepsOf(options), full ? { DEPTH: 'full' } : {});
}

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

export interface NightlyOptions {
  words: string[];
  seed: number;
  only?: string;
  base: string;
}

/** `npm run test:nightly`: all tests at their greatest depth, or those whose file names contain one of the words. */
export function nightly({ words, seed, only, base }: NightlyOptions): Promise<number> {
  if (only !== undefined && words.length !== 1) throw new Error('--only needs the name of the one test.');
  const tests: TestStep = {
    name: `tests (--seed ${seed})`,
    command: vitest(['unit', 'crash', 'browser', 'nightly'], ...words),
  };
  const random = { DEPTH: 'nightly', SEED: String(seed), BASE: base };
  return runSteps([build, tests], { ...random, ...(only !== undefined && { ONLY: only }) });
}
