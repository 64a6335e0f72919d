import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../engine/site/paths.ts';
import { ensureChromium } from '../browsers/chromium.ts';
import { ensureFirefox } from '../browsers/firefox.ts';

export interface TestStep {
  name: string;
  command: [string, ...string[]];
}

/** Lists of steps. The lists run in parallel, the steps of each in order. */
export interface ParallelSteps {
  parallel: TestStep[][];
}

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

export function own(...args: string[]): TestStep['command'] {
  return ['node', 'tools/run.mjs', ...args];
}

/** The projects of `vitest-config.ts`. */
export type Project = 'unit' | 'crash' | 'browser' | 'nightly' | 'site';

/** The command that runs the tests of projects, or only those whose names contain one of the words. */
export function vitest(projects: Project[], ...words: string[]): TestStep['command'] {
  return ['npx', 'vitest', 'run', '--config', 'tools/test/vitest-config.ts', ...chosen(projects), ...words];
}

/** The command that runs the tests of projects that import one of the modules. */
export function vitestRelated(projects: Project[], modules: string[]): TestStep['command'] {
  const config = ['--config', 'tools/test/vitest-config.ts', ...chosen(projects)];
  return ['npx', 'vitest', 'related', '--run', ...config, '--passWithNoTests', ...modules];
}

/** Some unit tests are in the projects `unit-isolated` and `unit-in-document`. */
const chosen = (projects: Project[]) =>
  projects.map((project) => `--project=${project === 'unit' ? 'unit*' : project}`);

/**
 * Runs every step and prints its output: live, or at its end if others run in parallel. `own` variables are added to
 * the environment. Finally prints the failures again and a line for each step. Returns 0 only if all passed.
 */
export async function runSteps(steps: (TestStep | ParallelSteps)[], own: Record<string, string> = {}): Promise<number> {
  // A step that writes to a pipe disables colors.
  const colors = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const env = { ...colors, ...process.env, ...own };
  ensureChromium();
  const firefox = ensureFirefox();
  const results: Result[] = [];
  for (const step of steps)
    results.push(...('parallel' in step ? await runParallel(step, env) : [await run(step, env)]));
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, output } of failed) console.log(`\n── failed: ${name}\n${failureIn(output)}`);
  console.log('');
  for (const { name, passed, seconds } of results)
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!firefox)
    console.log(
      '! no Firefox is here and none could be installed, so nothing was tested in it: install one, or set FIREFOX_PATH',
    );
  console.log(
    `steps: ${results.length - failed.length} passed, ${failed.length} failed${firefox ? '' : '; Firefox not tested'}`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** The relevant part of a failed step's output: Vitest's report, or the last lines. */
export function failureIn(output: string): string {
  const lines = output.trimEnd().split('\n');
  const report = lines.findIndex((line) =>
    /^⎯+ *(Failed (Tests|Suites)|Unhandled Errors)/.test(stripVTControlCharacters(line)),
  );
  return (report < 0 ? lines.slice(-60) : lines.slice(report, report + 300)).join('\n');
}

/** Returns the results list by list. */
async function runParallel({ parallel }: ParallelSteps, env: NodeJS.ProcessEnv): Promise<Result[]> {
  const lists = parallel.map(async (steps) => {
    const results: Result[] = [];
    for (const step of steps) results.push(await run(step, env, 'at its end'));
    return results;
  });
  return (await Promise.all(lists)).flat();
}

async function run(
  { name, command: [program, ...args] }: TestStep,
  env: NodeJS.ProcessEnv,
  printed: 'live' | 'at its end' = 'live',
): Promise<Result> {
  const started = performance.now();
  const live = printed === 'live';
  const heading = `\n── ${name}`;
  if (live) console.log(heading);
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (live) process.stdout.write(chunk);
    });
  const [status] = await once(child, 'close');
  const output = Buffer.concat(chunks).toString();
  if (!live) console.log(`${heading}\n${output}`);
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000, output };
}
