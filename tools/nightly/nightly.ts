import { ensureChromium } from '../browsers/chromium.ts';
import { ensureFirefox } from '../browsers/firefox.ts';
import type { LongTest, NightlyOptions } from './long-test.ts';

/** The long tests by name, in the order in which they run; each is loaded when it runs. */
const longTests = {
  unit: async () => (await import('../test/run-full.ts')).runFull('tools/test/vitest-config.ts'),
  browser: async () => (await import('../test/run-full.ts')).runFull('tools/e2e/vitest-config.ts'),
  fuzz: async (options) => (await import('./fuzz/run-fuzz.ts')).runFuzz(options),
  walk: async (options) => (await import('./walk/run-walk.ts')).runWalk(options),
  soak: async (options) => (await import('./soak/run-soak.ts')).runSoak(options),
  'soak-dev': async (options) => (await import('./soak/run-soak-dev.ts')).runSoakDev(options),
  hosts: async () => (await import('./hosts/run-hosts.ts')).runHosts(),
  visual: async (options) => (await import('./visual/run-visual.ts')).runVisual(options),
} satisfies Record<string, LongTest>;

type LongTestName = keyof typeof longTests;

/** The names of the long tests. */
export const longTestNames = Object.keys(longTests) as LongTestName[];

/**
 * `npm run test:nightly`: runs the long tests in turn, all or those named, and prints a table of what each did. Returns 1 when
 * one failed.
 */
export async function nightly({ names, ...options }: NightlyOptions & { names: LongTestName[] }): Promise<number> {
  if (options.only !== undefined && names.length !== 1) throw new Error('--only needs the name of the one test.');
  ensureChromium();
  ensureFirefox();
  const chosen = names.length > 0 ? longTestNames.filter((name) => names.includes(name)) : longTestNames;
  return runInTurn(Object.fromEntries(chosen.map((name): [string, LongTest] => [name, longTests[name]])), options);
}

/** Runs tests in turn and prints the table. A test that throws has failed, and the next one runs. */
export async function runInTurn(tests: Record<string, LongTest>, options: NightlyOptions): Promise<number> {
  const table: Record<string, object> = {};
  let failed = 0;
  for (const [name, run] of Object.entries(tests)) {
    console.log(`\n── ${name} (--seed ${options.seed})`);
    const started = performance.now();
    const { did, passed } = await run(options).catch((error: Error) => ({ did: error.message, passed: false }));
    const seconds = Math.round((performance.now() - started) / 1000);
    table[name] = { seed: options.seed, did, seconds, result: passed ? 'ok' : 'failed' };
    if (!passed) failed++;
  }
  console.table(table);
  return failed > 0 ? 1 : 0;
}
