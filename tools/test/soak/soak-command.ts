import { join } from 'node:path';
import { root } from '../../paths.ts';
import { buildWhenStale, distOf } from '../../publish/build.ts';
import { siteOpener } from '../../site/open-site.ts';
import { childServer } from '../fixtures/child-server.ts';
import { faultyUpstream } from '../fixtures/faulty-upstream.ts';
import { randomFrom } from '../fixtures/random.ts';
import { soakDev } from './dev.ts';
import { column, signed, sum } from './figures.ts';
import { trendOf } from './memory.ts';
import { misbehave } from './misbehave.ts';
import { kindsOf } from './probes.ts';
import { loadUntil, type Tally } from './run.ts';

/** What is soaked, and how much. */
export interface SoakOptions {
  /** Works on the site before `npm run dev`. Default: loads `npm start`. */
  what?: 'dev' | undefined;
  /** How long `npm start` is loaded. Default: `SOAK_MINUTES`, else 10. */
  minutes?: number | undefined;
  /** How often a file is saved before `npm run dev`. */
  saves: number;
  /** What is drawn. */
  seed: number;
}

/**
 * `npm run soak`: with `dev` what {@link soakDev} does; else `npm start` in a process of its own, before an upstream that fails
 * again and again, under mixed load for so many minutes (default: `SOAK_MINUTES`, else 10). Each answer is compared with the
 * known right one, and the memory must stay flat. The same seed draws the same faults. Returns 1 when an answer was wrong, the
 * memory grew or the process ended.
 */
export async function soak({ what, minutes = minutesFromEnvironment(), saves, seed }: SoakOptions): Promise<number> {
  if (what === 'dev') return soakDev({ saves, seed });
  const code = await buildWhenStale(root);
  if (code !== 0) return code;
  const { context } = await siteOpener(root).open();
  if (!context) throw new Error('the site has errors: npm run check tells them.');
  console.log(`soak: ${minutes} minutes, --seed ${seed}`);
  const upstream = await faultyUpstream();
  const server = await childServer([join(root, 'tools/run.mjs'), 'start', '--site', root], {
    API_UPSTREAM: upstream.address,
    LOG_LEVEL: 'silent',
  });
  const behaviour = misbehave(upstream, randomFrom(seed));
  try {
    const kinds = kindsOf(distOf(root), context, behaviour);
    const tally = await loadUntil(Date.now() + minutes * 60_000, server, kinds, randomFrom(seed + 1));
    return report(tally, behaviour.counts, server.lives());
  } finally {
    await behaviour.end();
    await server.stop();
    await upstream.close();
  }
}

function report({ asked, wrong, altered, memory }: Tally, faults: Record<string, number>, lives: boolean): number {
  console.table(column('answers', asked));
  console.table(column('times', faults));
  for (const line of wrong.slice(0, 20)) console.log(`✗ ${line}`);
  if (!lives) {
    console.log('soak: the server has ended');
    return 1;
  }
  const { mean, growth, isFlat } = trendOf(memory);
  const all = sum(asked);
  const trend = `memory ${mean.toFixed(0)} MB, ${signed(growth)} MB over the second half`;
  console.log(`soak: ${all} answers, ${wrong.length} wrong; ${sum(faults)} times the upstream failed; ${trend}`);
  console.log(`soak: ${altered.made} answers altered on purpose, ${altered.passed} of them taken for right`);
  return wrong.length > 0 || altered.passed > 0 || altered.made === 0 || !isFlat ? 1 : 0;
}

function minutesFromEnvironment(): number {
  const minutes = Number(process.env.SOAK_MINUTES || 10);
  if (!(minutes > 0)) throw new Error('SOAK_MINUTES must be a number above 0.');
  return minutes;
}
