import { measureSites } from './build-cost.ts';
import { measureDev } from './dev-cost.ts';
import type { Result, Subject } from './results.ts';

/** How many descriptors are added to the shipped site's own, for each row of the curve. */
const sizes = [0, 500, 5000, 10_000];

/** What building costs as a site grows, and what a maintainer of it waits for in `npm run dev`. */
export async function building(): Promise<Subject[]> {
  const builds: Result[] = [];
  for (const [index, cost] of (await measureSites(sizes)).entries()) {
    const { pages, seconds, perPage, peakMemory, cores, rebuild } = cost;
    const size = sizes[index] as number;
    const name = `${pages} pages`;
    builds.push(
      { what: `${name}, from nothing`, ours: seconds, unit: 's', ...(size === 0 && { atMost: 10 }) },
      { what: `${name}: a page`, ours: perPage, unit: 'ms', ...(size > 0 && { atMost: 4 }) },
      { what: `${name}: memory at the peak`, ours: peakMemory, unit: 'MB', atMost: 1500 },
      { what: `${name}: cores busy`, ours: cores, unit: '' },
      { what: `${name}: again after one save`, ours: rebuild, unit: 's', ...(size === 0 && { atMost: 1 }) },
    );
  }
  const live: Result[] = [];
  for (const size of [0, 5000]) {
    const { first, ready, seen } = await measureDev(size);
    const name = size === 0 ? 'shipped site' : `${size} descriptors more`;
    live.push(
      { what: `${name}: first page answered, at the very first start`, ours: first, unit: 'ms' },
      { what: `${name}: first page answered`, ours: ready, unit: 'ms', atMost: 2000 },
      { what: `${name}: saved words on the screen`, ours: seen, unit: 'ms', atMost: 200 },
    );
  }
  return [
    { title: 'Build (a page is one HTML file in one language; the engine bundled before)', results: builds },
    { title: 'npm run dev', results: live },
  ];
}
