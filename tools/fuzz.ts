import { writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { bundleEngine, rendererOf } from './build/bundle.ts';
import { type Batch, runBatch } from './fuzz/batches.ts';
import { fuzz as fuzzAlone, type Tally } from './fuzz/fuzz.ts';
import { createJudge } from './fuzz/judge.ts';
import { allSubjects } from './fuzz/subjects.ts';
import { keepProofs } from './trust/proofs.ts';

/** How many values are tried by default. */
const standardRuns = 10_000;

/** How many values one process tries. */
const batchSize = 1000;

/**
 * `npm run fuzz`: tries random descriptors and records (`--runs`, default 10,000) through check, compile and prerender, on
 * all cores. `--seed` gives the same values again, with `--path` only the one that failed. Returns 1 when one failed.
 */
export async function fuzz(args: string[]): Promise<number> {
  const seed = numberAfter(args, '--seed') ?? Math.floor(Math.random() * 2 ** 31);
  const runs = numberAfter(args, '--runs') ?? standardRuns;
  const path = args.includes('--path') ? args[args.indexOf('--path') + 1] : undefined;
  if (args.includes('--alone')) {
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
  if (failed > 0) return 1;
  if (!path && runs >= standardRuns)
    await keepProofs('fuzz', [{ row: 'fuzzing', reached: `--seed ${seed}: ${result}` }]);
  return 0;
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

function numberAfter(args: string[], flag: string): number | undefined {
  if (!args.includes(flag)) return undefined;
  const text = args[args.indexOf(flag) + 1] ?? '';
  if (!/^-?\d+$/.test(text)) throw new Error(`${flag} needs a whole number, not "${text}"`);
  return Number(text);
}
