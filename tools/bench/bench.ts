import { build } from '../../engine/build/build.ts';
import { root } from '../../engine/site/paths.ts';
import { ensureChromium } from '../browsers/chromium.ts';
import { authoring } from './authoring.ts';
import { browsing, interacting } from './browsing.ts';
import { building } from './building.ts';
import { live } from './live.ts';
import { compareBuilds, comparePeers } from './peers/peers-bench.ts';
import { printResults, saveChapter, writeResults } from './results.ts';
import { searching } from './search-cost.ts';
import { serving } from './serving.ts';
import { studio } from './studio.ts';

/** What can be measured, in the order of the results. */
const benches = {
  browsing,
  interacting,
  authoring,
  studio,
  building,
  searching,
  live,
  serving,
  peers: comparePeers,
  'peers-build': compareBuilds,
};

/**
 * `npm run bench`: measures the times that visitors and maintainers wait for, and writes
 * `tools/bench/RESULTS.md`. With names of parts, it measures only these and keeps the other results.
 */
export async function bench({ parts, rounds }: { parts: (keyof typeof benches)[]; rounds: number }): Promise<number> {
  ensureChromium();
  const code = await build({ site: root, target: 'any' });
  if (code !== 0) return code;
  const names = Object.keys(benches) as (keyof typeof benches)[];
  // Peers are installed from the registry first, which takes minutes: they are measured where they are named.
  const usual = names.filter((name) => !name.startsWith('peers'));
  for (const name of parts.length > 0 ? names.filter((one) => parts.includes(one)) : usual) {
    const subjects = await benches[name](rounds);
    for (const subject of subjects) printResults(subject);
    await saveChapter(name, subjects);
  }
  await writeResults(names);
  return 0;
}
