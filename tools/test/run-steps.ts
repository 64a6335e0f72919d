import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../engine/site/paths.ts';
import { ensureChromium } from '../browsers/chromium.ts';
import { ensureFirefox } from '../browsers/firefox.ts';

/** A step of a test run: its name, and the command that exits with 0 when it passes. */
export interface Step {
  name: string;
  command: [string, ...string[]];
}

/** Steps that run beside one another: lanes of steps, one after the other in each. */
export interface Beside {
  beside: Step[][];
}

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
}

/** The command line of one of our own commands. */
export function own(...args: string[]): Step['command'] {
  return ['node', 'tools/run.mjs', ...args];
}

/** The command line of Vitest with a configuration, and with only the files whose names have one of the words. */
export function vitest(config: string, ...words: string[]): Step['command'] {
  return ['npx', 'vitest', 'run', '--config', config, ...words];
}

/**
 * Runs every step, each told as it starts, with a summary line each at the end; `own` variables are added to their environment. What steps beside one another say is told of each as it ends. Returns 0 only when all passed. Where no Firefox can be had
 * the browser tests are Chromium's alone, and the summary says so.
 */
export async function runSteps(steps: (Step | Beside)[], own: Record<string, string> = {}): Promise<number> {
  const env = { ...process.env, ...own };
  ensureChromium();
  const firefox = ensureFirefox();
  const results: Result[] = [];
  for (const step of steps) results.push(...('beside' in step ? await runBeside(step, env) : [run(step, env)]));
  console.log('');
  for (const { name, passed, seconds } of results)
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!firefox)
    console.log(
      '! no Firefox is here and none could be installed, so nothing was tested in it: install one, or set FIREFOX_PATH',
    );
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`steps: ${results.length - failed} passed, ${failed} failed${firefox ? '' : '; Firefox not tested'}`);
  return failed === 0 ? 0 : 1;
}

function run({ name, command: [program, ...args] }: Step, env: NodeJS.ProcessEnv): Result {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
}

/** Runs the lanes at once. Gives what came of the steps lane by lane, as they are written. */
async function runBeside({ beside }: Beside, env: NodeJS.ProcessEnv): Promise<Result[]> {
  const lanes = beside.map(async (steps) => {
    const results: Result[] = [];
    for (const step of steps) results.push(await runApart(step, env));
    return results;
  });
  return (await Promise.all(lanes)).flat();
}

/** Runs a step and tells what it said once it has ended: two at a time could not be told from each other. */
async function runApart({ name, command: [program, ...args] }: Step, env: NodeJS.ProcessEnv): Promise<Result> {
  const started = performance.now();
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, 'close');
  console.log(`\n── ${name}`);
  process.stdout.write(Buffer.concat(said));
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
}
