import { repositoryCopy } from '../fixtures/repository-copy.ts';
import { column, signed, sum } from './figures.ts';
import { trendOf, windowsOf } from './memory.ts';
import { scaffoldOf } from './scaffold.ts';
import { type WorkTally, workOn } from './work.ts';

/** How often the heap is measured in a run. */
const samples = 40;

/**
 * `npm run soak -- dev`: the shipped site, in a copy of the repository, is worked on while `npm run dev` serves it, for as many
 * saves as are asked for, and before that for some with dev started anew again and again. After each turn what dev
 * shows and tells is compared with a fresh check, in the end with a fresh build, and its heap must stay flat. The same seed
 * does the same. Returns 1 when something was wrong or the heap grew.
 */
export async function soakDev({ saves, seed }: { saves: number; seed: number }): Promise<number> {
  if (saves < 100) throw new Error('--saves must be a number from 100.');
  console.log(`soak: dev, ${saves} saves, --seed ${seed}`);
  const { folder, remove } = await repositoryCopy();
  try {
    const place = { repository: folder, site: folder, scaffold: await scaffoldOf(folder) };
    const broken = await workOn(place, { seed, turns: Math.round(saves / 10), restart: 6 });
    const turns = Math.round(saves / 2);
    const steady = await workOn(place, { seed: seed + 1, turns, measure: Math.max(1, Math.floor(turns / samples)) });
    return report([broken, steady], steady.heap);
  } finally {
    await remove();
  }
}

function report(tallies: WorkTally[], heap: number[]): number {
  const total = (what: 'saves' | 'compared' | 'pages') => tallies.reduce((all, tally) => all + tally[what], 0);
  const actions: Record<string, number> = {};
  for (const tally of tallies)
    for (const [kind, count] of Object.entries(tally.actions)) actions[kind] = (actions[kind] ?? 0) + count;
  console.table(column('times', actions));
  const wrong = tallies.flatMap((tally) => tally.wrong);
  for (const line of wrong) console.log(`✗ ${line}`);
  if (wrong.length > 0) return 1;
  const { growth, isFlat } = trendOf(heap);
  const quarters = windowsOf(heap, 4).map((mean) => mean.toFixed(1));
  const figures = `${total('saves')} saves (${sum(actions)} actions of ${Object.keys(actions).length} kinds): ${total('compared')} times the problems of a fresh check, ${total('pages')} pages as a fresh build has them; heap in MB, a quarter of the saves each: ${quarters.join(', ')}; ${signed(growth)} over the second half`;
  console.log(`soak: dev, ${figures}`);
  return isFlat ? 0 : 1;
}
