import { availableParallelism } from 'node:os';
import { bundleEngine } from '../../../engine/build/bundle.ts';
import type { NightlyOptions, Outcome } from '../long-test.ts';
import { type Batch, runBatch } from './batches.ts';
import type { Tally } from './fuzz.ts';

/** How many values are tried at depth 1. */
const runs = 10_000;

/** How many values one process tries. */
const batchSize = 1000;

/** Tries random descriptors and records through check, compile and prerender, on all cores. */
export async function runFuzz({ seed, depth, only: path }: NightlyOptions): Promise<Outcome> {
  // Built before the processes start, which would all build it.
  await bundleEngine();
  const count = Math.ceil(runs * depth);
  const batches: Batch[] = path
    ? [{ seed, runs: batchSize, path }]
    : Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => ({
        seed: seed + index,
        runs: Math.min(batchSize, count - index * batchSize),
      }));
  const tallies: Tally[] = [];
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const tally = await runBatch(batch);
      tallies.push(tally);
      if (tally.failure) console.log(`✗ ${tally.failure}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const total = (field: 'tried' | 'shown') =>
    tallies.flatMap((tally) => Object.values(tally[field])).reduce((sum, each) => sum + each, 0);
  const failed = tallies.filter(({ failure }) => failure).length;
  return {
    did: `${total('tried')} values tried, ${total('shown')} shown, ${failed} failures`,
    passed: failed === 0,
  };
}
