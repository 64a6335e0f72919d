import { buildWhenStale } from '../../../engine/build/build.ts';
import { root } from '../../../engine/site/paths.ts';
import { engines } from '../../browsers/every-engine.ts';
import type { NightlyOptions, Outcome } from '../long-test.ts';

/** How many steps are taken in each browser at depth 1. */
const steps = 1000;

/**
 * Walks randomly through the built site in Chromium and Firefox, each step compared with a full load. Ends in each browser at the
 * first failure, reported by the fewest steps.
 */
export async function runWalk({ seed, depth, only }: NightlyOptions): Promise<Outcome> {
  if ((await buildWhenStale(root)) !== 0) return { did: 'the site cannot be built', passed: false };
  // It reads the pages of the build when it is loaded.
  const { explore } = await import('./explore.ts');
  const did: string[] = [];
  let passed = true;
  for (const [name, open] of engines) {
    const browser = await open();
    try {
      const walk = only === undefined ? undefined : JSON.parse(only);
      const found = await explore(browser, { seed, steps: Math.ceil(steps * depth), only: walk });
      if (found.wrong.length > 0) passed = false;
      did.push(`${name}: ${found.steps} steps, at most ${found.most} requests each, ${found.wrong.length} failures`);
    } finally {
      await browser.close();
    }
  }
  return { did: did.join('; '), passed };
}
