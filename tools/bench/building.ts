import { measureSites } from './build-cost.ts';
import type { Result, Subject } from './results.ts';

/** How many descriptors are added to the shipped site's own, for each row of the curve, and the seconds that one saved word may cost. */
const sizes = [0, 500, 5000, 10_000];
const rebuildAtMost = [0.7, undefined, 1.5, 2.5];

/** What building costs as a site grows. */
export async function building(): Promise<Subject[]> {
  const builds: Result[] = [];
  for (const [index, cost] of (await measureSites(sizes)).entries()) {
    const { pages, seconds, perPage, peakMemory, cores, rebuild } = cost;
    const size = sizes[index] as number;
    const atMost = rebuildAtMost[index];
    const name = `${pages} pages`;
    builds.push(
      { what: `${name}, from nothing`, ours: seconds, unit: 's', ...(size === 0 && { atMost: 10 }) },
      { what: `${name}: a page`, ours: perPage, unit: 'ms', ...(size >= 5000 && { atMost: 2.5 }) },
      { what: `${name}: memory at the peak`, ours: peakMemory, unit: 'MB', atMost: 1200 },
      { what: `${name}: cores busy`, ours: cores, unit: '' },
      { what: `${name}: again after one save`, ours: rebuild, unit: 's', ...(atMost && { atMost }) },
    );
  }
  return [{ title: 'Build (a page is one HTML file in one language; the engine bundled before)', results: builds }];
}
