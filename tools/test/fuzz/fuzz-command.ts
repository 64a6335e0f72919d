import { writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { bundleEngine, rendererOf } from '../../publish/bundle.ts';
import { type Batch, runBatch } from './batches.ts';
import { fuzz as fuzzAlone, type Tally } from './fuzz.ts';
import { createJudge } from './judge.ts';
import { allSubjects } from './subjects.ts';

/** How many values one process tries. */
const batchSize = 1000;

/** Which values are tried: so many of one seed, or the one at a path. */
export interface FuzzOptions extends Batch {
  /** Whether they are tried in this process. */
  alone: boolean;
}

/**
 * `npm run fuzz`: tries random descriptors and records through check, compile and prerender, on all cores. Returns 1 when one
 * failed.
 */
export async function fuzz({ seed, runs, path, alone }: FuzzOptions): Promise<number> {
  if (alone) {
    // Written at once, so that the process around knows the value at which this one hangs.
    const tell = (line: string) => writeSync(1, `${line}\n`);
    const judge = await createJudge(await rendererOf(await bundleEngine()));
    tell(
      JSON.stringify(fuzzAlone(await allSubjects(), judge, { seed, runs, path, onRun: (run) => tell(String(run)) })),
    );
    return 0;
  }
  // Built before the processes start, which would all build it.
  await bundleEngine();
  console.log(`fuzz: ${path ? `the value at ${path}` : `${runs} values`}, --seed ${seed}`);
  const batches: Batch[] = Array.from({ length: path ? 1 : Math.ceil(runs / batchSize) }, (_, index) => ({
    seed: seed + index,
    runs: path ? runs : Math.min(batchSize, runs - index * batchSize),
    path,
  }));
  const tallies: Tally[] = [];
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const tally = await runBatch(batch);
      tallies.push(tally);
      console.log(tally.failure ? `✗ ${tally.failure}` : `✓ --seed ${batch.seed}: ${sum(tally.tried)} values`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const [name, tried] of Object.entries(added(tallies, 'tried')).sort())
    console.log(`  ${name}: ${tried} values, ${added(tallies, 'shown')[name] ?? 0} shown`);
  const failed = tallies.filter(({ failure }) => failure).length;
  const result = `${sum(added(tallies, 'tried'))} values tried, ${sum(added(tallies, 'shown'))} shown, ${failed} failures`;
  console.log(`fuzz: ${result}`);
  return failed > 0 ? 1 : 0;
}

function added(tallies: Tally[], field: 'tried' | 'shown'): Record<string, number> {
  const all: Record<string, number> = {};
  for (const tally of tallies)
    for (const [name, count] of Object.entries(tally[field])) all[name] = (all[name] ?? 0) + count;
  return all;
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
