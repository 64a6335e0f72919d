import { spawnSync } from 'node:child_process';
import { buildWhenStale } from '../../engine/build/build.ts';
import { root } from '../../engine/site/paths.ts';
import type { Outcome } from '../nightly/long-test.ts';
import { vitest } from './run-steps.ts';

/** Runs the tests of a configuration over all there is. */
export async function runFull(config: string): Promise<Outcome> {
  if ((await buildWhenStale(root)) !== 0) return { did: 'the site cannot be built', passed: false };
  const [program, ...args] = vitest(config);
  const env = { ...process.env, DEPTH: 'full' };
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return { did: `${config} in full`, passed: status === 0 };
}
