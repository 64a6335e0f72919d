import { spawnSync } from 'node:child_process';
import { root } from '../paths.ts';
import { ensureChromium } from './browsers/chromium.ts';
import { ensureFirefox } from './browsers/firefox.ts';

/** A step of a test run: its name, and the command that exits with 0 when it passes. */
export interface Step {
  name: string;
  command: [string, ...string[]];
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
 * Runs every step, each told as it starts, with a summary line each at the end; with `full`, tests try all there is and not an even
 * part of it. Returns 0 only when all passed. Where no Firefox can be had the browser tests are Chromium's alone, and the summary
 * says so.
 */
export function runSteps(steps: Step[], full = false): number {
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
