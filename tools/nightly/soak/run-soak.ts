import { join } from 'node:path';
import { buildWhenStale, distOf } from '../../../engine/build/build.ts';
import { siteOpener } from '../../../engine/site/open-site.ts';
import { root } from '../../../engine/site/paths.ts';
import { childServer } from '../../../engine/testing/child-server.ts';
import { faultyUpstream } from '../../../engine/testing/faulty-upstream.ts';
import { randomFrom } from '../../../engine/testing/random.ts';
import type { NightlyOptions, Outcome } from '../long-test.ts';
import { column, signed, sum } from './figures.ts';
import { trendOf } from './memory.ts';
import { misbehave } from './misbehave.ts';
import { kindsOf } from './probes.ts';
import { loadUntil, type Tally } from './run.ts';

/** How long `npm start` is loaded at depth 1. */
const minutes = 10;

/**
 * Loads `npm start`, in a process of its own before an upstream that fails again and again. Each answer is compared with the known
 * right one, and the memory must stay flat. The same seed draws the same failures.
 */
export async function runSoak({ seed, depth }: NightlyOptions): Promise<Outcome> {
  if ((await buildWhenStale(root)) !== 0) return { did: 'the site cannot be built', passed: false };
  const { context } = await siteOpener(root).open();
  if (!context) throw new Error('the site has errors: npm run check tells them.');
  const upstream = await faultyUpstream();
  const server = await childServer([join(root, 'tools/run.mjs'), 'start', '--site', root], {
    API_UPSTREAM: upstream.address,
    LOG_LEVEL: 'silent',
  });
  const behaviour = misbehave(upstream, randomFrom(seed));
  try {
    const kinds = kindsOf(distOf(root), context, behaviour);
    const tally = await loadUntil(Date.now() + minutes * depth * 60_000, server, kinds, randomFrom(seed + 1));
    return outcomeOf(tally, behaviour.counts, server.lives());
  } finally {
    await behaviour.end();
    await server.stop();
    await upstream.close();
  }
}

function outcomeOf({ asked, wrong, altered, memory }: Tally, faults: Record<string, number>, lives: boolean): Outcome {
  console.table(column('answers', asked));
  console.table(column('times', faults));
  for (const line of wrong.slice(0, 20)) console.log(`✗ ${line}`);
  if (!lives) return { did: 'the server has ended', passed: false };
  const { mean, growth, isFlat } = trendOf(memory);
  const trend = `memory ${mean.toFixed(0)} MB, ${signed(growth)} MB over the second half`;
  const control = `${altered.made} answers altered on purpose, ${altered.passed} of them not noticed`;
  return {
    did: `${sum(asked)} answers, ${wrong.length} wrong; ${sum(faults)} times the upstream failed; ${control}; ${trend}`,
    passed: wrong.length === 0 && altered.passed === 0 && altered.made > 0 && isFlat,
  };
}
