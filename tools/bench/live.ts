import { measureDev } from './dev-cost.ts';
import type { Result, Subject } from './results.ts';

/** How many descriptors are added to the shipped site's own, and the milliseconds that its maintainer may wait. */
const sites = [
  { size: 0, name: 'shipped site', readyAtMost: 2000, seenAtMost: 200 },
  { size: 5000, name: '5000 descriptors more', readyAtMost: 1500, seenAtMost: 120 },
];

/** What a maintainer waits for in `npm run dev`. */
export async function live(): Promise<Subject[]> {
  const results: Result[] = [];
  for (const { size, name, readyAtMost, seenAtMost } of sites) {
    const { first, ready, early, seen } = await measureDev(size);
    results.push(
      { what: `${name}: first page answered, at the very first start`, ours: first, unit: 'ms' },
      { what: `${name}: first page answered`, ours: ready, unit: 'ms', atMost: readyAtMost },
      { what: `${name}: saved words on the screen, right after the start`, ours: early, unit: 'ms' },
      { what: `${name}: saved words on the screen`, ours: seen, unit: 'ms', atMost: seenAtMost },
    );
  }
  return [{ title: 'npm run dev', results }];
}
