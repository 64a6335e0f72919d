import { root } from '../../paths.ts';
import { buildWhenStale } from '../../publish/build.ts';
import { engines } from '../browsers/every-engine.ts';
import type { Walk } from './steps.ts';

/** Which ways are gone. */
export interface WalkOptions {
  /** How many steps in each browser. */
  steps: number;
  seed: number;
  /** The only browser. Default: all that are here. */
  browser?: 'chromium' | 'firefox';
  /** Whether it goes on after a fault. */
  all: boolean;
  /** The only way, as a fault told it. */
  only?: unknown;
}

/**
 * `npm run walk`: random ways through the built site in Chromium and Firefox, each step compared with a full load. It ends at
 * the first fault, told by the fewest steps; with `all` it goes on, and tells each as it was found. Returns 1 when something
 * was wrong.
 */
export async function walk({ steps, seed, browser: wanted, all, only }: WalkOptions): Promise<number> {
  const chosen = engines.filter(([name]) => [undefined, name.toLowerCase()].includes(wanted));
  if (chosen.length === 0) throw new Error(`there is no browser ${wanted} here.`);
  const code = await buildWhenStale(root);
  if (code !== 0) return code;
  // It knows the pages of the build: there is one now.
  const { explore } = await import('./explore.ts');
  let wrong = 0;
  for (const [name, open] of chosen) {
    const browser = await open();
    try {
      const found = await explore(browser, {
        seed,
        steps,
        only: only as Walk | undefined,
        all,
        onWalk: (so) => console.log(`${name}: ${so.steps} steps, ${so.wrong.length} walks went wrong`),
      });
      wrong += found.wrong.length;
      console.log(
        `walk: ${name}, --seed ${seed}: ${found.steps} steps, at most ${found.most} requests each, ${found.wrong.length} walks went wrong`,
      );
    } finally {
      await browser.close();
    }
  }
  return wrong > 0 ? 1 : 0;
}
