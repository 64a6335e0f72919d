import { engines } from './browsers/every-engine.ts';
import { buildWhenStale } from './build.ts';
import { keepProofs, type Proof } from './trust/proofs.ts';
import { explore } from './walk/explore.ts';

/** How many steps are gone by default, in each browser. */
const standardSteps = 1000;

/**
 * `npm run walk`: random ways through the built site in Chromium and Firefox, each step compared with a full load. `--steps`
 * (default 1,000 in each browser), `--seed`, `--browser chromium` or `firefox`. It ends at the first fault, told by the fewest
 * steps; with `--all` it goes on, and tells each as it was found. `--only <JSON>` goes one way that was told. Returns 1 when
 * something was wrong.
 */
export async function walk(args: string[]): Promise<number> {
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const seed = Number(after('--seed') ?? Math.floor(Math.random() * 2 ** 31));
  const steps = Number(after('--steps') ?? standardSteps);
  if (!Number.isInteger(seed) || !(steps > 0)) throw new Error('--seed and --steps need whole numbers.');
  const way = after('--only');
  const only = way === undefined ? undefined : JSON.parse(way);
  const chosen = engines.filter(([name]) => [undefined, name.toLowerCase()].includes(after('--browser')));
  if (chosen.length === 0) throw new Error(`there is no browser ${after('--browser')} here.`);
  const code = await buildWhenStale([]);
  if (code !== 0) return code;
  const proofs: Proof[] = [];
  let wrong = 0;
  for (const [name, open] of chosen) {
    const browser = await open();
    try {
      const found = await explore(browser, {
        seed,
        steps,
        only,
        all: args.includes('--all'),
        onWalk: (so) => console.log(`${name}: ${so.steps} steps, ${so.wrong.length} walks went wrong`),
      });
      wrong += found.wrong.length;
      const reached = `${name}, --seed ${seed}: ${found.steps} steps, at most ${found.most} requests each, ${found.wrong.length} walks went wrong`;
      console.log(`walk: ${reached}`);
      proofs.push({ row: 'ways', reached });
    } finally {
      await browser.close();
    }
  }
  if (wrong > 0) return 1;
  if (!only && steps >= standardSteps && chosen.length === engines.length) await keepProofs('walk', proofs);
  return 0;
}
