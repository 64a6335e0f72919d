import { changedFiles, changedSteps } from './changed.ts';
import { type Beside, own, runSteps, type Step, vitest } from './run-steps.ts';

const descriptors: Step = { name: 'descriptors', command: own('check') };
const build: Step = { name: 'build', command: own('build') };

const all: (Step | Beside)[] = [
  {
    beside: [
      [
        { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
        { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
        { name: 'schemas fresh', command: own('schemas', '--check') },
      ],
      [descriptors, build],
    ],
  },
  { name: 'unit tests', command: vitest('tools/test/vitest-config.ts') },
  { name: 'browser tests', command: vitest('tools/e2e/vitest-config.ts') },
];

/** What a change of `pages/` and `assets/` alone can break. */
const content: Step[] = [
  descriptors,
  build,
  { name: 'every page', command: vitest('tools/e2e/vitest-config.ts', 'every-page.e2e') },
];

/** Which tests are run. */
export interface TestOptions {
  full?: boolean;
  content?: boolean;
  changed?: boolean;
  /** The commit with which files are compared. Default: the last one. */
  ref?: string;
}

/**
 * `npm test`: every check and test of the engine, its sample sites and whatever site is there. With `--content` only what a change of
 * content can break, with `--changed` what the files can break that differ from a commit, with `--full` all there is and not an even
 * part of it. Returns 0 only when all passed.
 */
export async function test(options: TestOptions): Promise<number> {
  const { full, changed, ref } = options;
  if (ref !== undefined && !changed) throw new Error(`"${ref}" needs --changed before it.`);
  if (changed && options.content) throw new Error('Give either --changed or --content.');
  const steps = changed ? changedSteps(changedFiles(ref)) : options.content ? content : all;
  return runSteps(steps, full ? { DEPTH: 'full' } : {});
}

/** What a nightly run draws its random choices from, and what it is limited to. */
export interface NightlyOptions {
  words: string[];
  seed: number;
  only?: string;
  base: string;
}

/** `npm run test:nightly`: all tests of the engine at their greatest depth, or those in files whose names have one of the words. */
export function nightly({ words, seed, only, base }: NightlyOptions): Promise<number> {
  if (only !== undefined && words.length !== 1) throw new Error('--only needs the name of the one test.');
  const tests = (kind: string, config: string) => ({
    name: `${kind} tests (--seed ${seed})`,
    command: vitest(config, ...words, ...(words.length > 0 ? ['--passWithNoTests'] : [])),
  });
  return runSteps(
    [build, tests('unit', 'tools/test/vitest-config.ts'), tests('browser', 'tools/e2e/vitest-config.ts')],
    { DEPTH: 'nightly', SEED: String(seed), BASE: base, ...(only !== undefined && { ONLY: only }) },
  );
}
