import { build } from '../../engine/build/build.ts';
import { root } from '../../engine/site/paths.ts';
import { ensureChromium } from '../browsers/chromium.ts';
import { benchAuthoring } from './authoring-bench.ts';
import { benchBrowsing } from './browsing-bench.ts';
import { benchBuild } from './build-bench.ts';
import { benchPeerBuilds, benchPeers } from './peers/peers-bench.ts';
import { saveResults, writeResults } from './results.ts';

const benches = {
  browsing: benchBrowsing,
  authoring: benchAuthoring,
  building: benchBuild,
  peers: benchPeers,
  'peers-build': benchPeerBuilds,
};

/**
 * `npm run bench`: measures what visitors and maintainers wait for, and writes `tools/bench/RESULTS.md`. With names of
 * parts, it measures only these and keeps the other results.
 */
export async function bench(parts: (keyof typeof benches)[]): Promise<number> {
  ensureChromium();
  const code = await build({ site: root, target: 'any' });
  if (code !== 0) return code;
  const names = Object.keys(benches) as (keyof typeof benches)[];
  // Installing the peers from the registry takes minutes, so they are measured only by name.
  const usual = names.filter((name) => !name.startsWith('peers'));
  for (const name of parts.length > 0 ? names.filter((one) => parts.includes(one)) : usual)
    await saveResults(name, await benches[name]());
  await writeResults(names);
  return 0;
}
