import { join } from 'node:path';
import { buildWhenStale } from './build.ts';
import { ensureChromium, launchChromium } from './chromium.ts';
import { writeAtomically } from './files.ts';
import { root } from './paths.ts';
import { serveSite } from './server/serve-site.ts';
import type { SpecResult } from './spec/row.ts';
import { failures, runRows } from './spec/run.ts';
import { openSpecSite } from './spec/site.ts';
import { subjects } from './spec/subjects.ts';
import { specTable } from './spec/table.ts';

/**
 * `npm run spec`: asks the built site every row of the specification and writes `tools/spec-table.md`; with `--check` it
 * writes nothing. Builds first when something changed. Returns 1 when a row fails, and prints it.
 */
export async function spec(args: string[]): Promise<number> {
  ensureChromium();
  const code = await buildWhenStale(['--site', root]);
  if (code !== 0) return code;
  const started = performance.now();
  const results = await askAll();
  const all = Object.values(results).flat();
  const failed = failures(all);
  for (const failure of failed) console.log(`\n${failure}`);
  if (!args.includes('--check')) await writeAtomically(join(root, 'tools/spec-table.md'), specTable(results));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nspec: ${all.length} rows, ${failed.length} failed (${seconds} s)`);
  return failed.length === 0 ? 0 : 1;
}

/** Serves `dist/` on a free port and asks every row of every subject, in their order. */
async function askAll(): Promise<Record<string, SpecResult[]>> {
  const served = await serveSite(root);
  const browser = await launchChromium();
  const site = openSpecSite(served.address, browser);
  try {
    const results: Record<string, SpecResult[]> = {};
    for (const [subject, rows] of Object.entries(subjects)) results[subject] = await runRows(site, rows);
    return results;
  } finally {
    await site.close();
    await browser.close();
    await served.close();
  }
}
