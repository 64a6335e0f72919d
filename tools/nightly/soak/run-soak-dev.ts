import { repositoryCopy } from '../../../engine/testing/repository-copy.ts';
import type { NightlyOptions, Outcome } from '../long-test.ts';
import { column, signed } from './figures.ts';
import { trendOf } from './memory.ts';
import { scaffoldOf } from './scaffold.ts';
import { type WorkTally, workOn } from './work.ts';

/** How often the heap is measured in a run. */
const samples = 40;

/** How many files are saved at depth 1. */
const saves = 500;

/**
 * Works on the shipped site, in a copy of the repository, while `npm run dev` serves it; at first with dev restarted again and
 * again. After each turn the output of dev is compared with a fresh check, in the end with a fresh build, and its heap must stay
 * flat. The same seed does the same.
 */
export async function runSoakDev({ seed, depth }: NightlyOptions): Promise<Outcome> {
  const { folder, remove } = await repositoryCopy();
  try {
    const place = { repository: folder, site: folder, scaffold: await scaffoldOf(folder) };
    const broken = await workOn(place, { seed, turns: Math.ceil((saves * depth) / 10), restart: 6 });
    const turns = Math.max(4, Math.round((saves * depth) / 2));
    const steady = await workOn(place, { seed: seed + 1, turns, measure: Math.max(1, Math.floor(turns / samples)) });
    return outcomeOf([broken, steady], steady.heap);
  } finally {
    await remove();
  }
}

function outcomeOf(tallies: WorkTally[], heap: number[]): Outcome {
  const total = (what: 'saves' | 'compared' | 'pages') => tallies.reduce((all, tally) => all + tally[what], 0);
  const actions: Record<string, number> = {};
  for (const tally of tallies)
    for (const [kind, count] of Object.entries(tally.actions)) actions[kind] = (actions[kind] ?? 0) + count;
  console.table(column('times', actions));
  const wrong = tallies.flatMap((tally) => tally.wrong);
  for (const line of wrong) console.log(`✗ ${line}`);
  const { mean, growth, isFlat } = trendOf(heap);
  const compared = `${total('compared')} times compared with a fresh check, ${total('pages')} pages with a fresh build`;
  return {
    did: `${total('saves')} saves, ${compared}, ${wrong.length} differences; heap ${mean.toFixed(0)} MB, ${signed(growth)} MB over the second half`,
    passed: wrong.length === 0 && isFlat,
  };
}
