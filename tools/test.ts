import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { root } from './paths.ts';

/** A step of `npm test`: its name, and the command that exits with 0 when it passes. */
interface Step {
  name: string;
  command: [string, ...string[]];
}

const own = (...args: string[]): [string, ...string[]] => ['node', 'tools/run.mjs', ...args];

const steps: Step[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
  { name: 'schemas fresh', command: own('schemas', '--check') },
  { name: 'descriptors', command: own('check') },
  { name: 'unit tests', command: ['npx', 'vitest', 'run', '--config', 'tools/vitest-config.ts'] },
  { name: 'build', command: own('build') },
  { name: 'browser tests', command: ['npx', 'vitest', 'run', '--config', 'tools/e2e/vitest-config.ts'] },
];

/**
 * `npm test`: every step, each told as it starts, a summary line each at the end. With `--full` tests try all there is, not an
 * even part of it. Returns 0 only when all passed. Where no Firefox can be had the browser tests are Chromium's alone, and the
 * summary says so.
 */
export async function test({ full }: { full: boolean }): Promise<number> {
  const env = { ...process.env, ...(full && { DEPTH: 'full' }) };
  ensureChromium();
  const firefox = ensureFirefox();
  const results = steps.map(({ name, command: [program, ...args] }) => {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const { status } = spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
  });
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
