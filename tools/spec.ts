import { join } from 'node:path';
import { isFresh } from './build/freshness.ts';
import { build, distOf } from './build.ts';
import { ensureChromium, launchChromium } from './chromium.ts';
import { writeAtomically } from './files.ts';
import { root } from './paths.ts';
import { createServer } from './server/server.ts';
import { siteOpener } from './site/open-site.ts';
import { readSchemas } from './site/read-site.ts';
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
  if (!(await isFresh(root))) {
    const code = await build([]);
    if (code !== 0) return code;
  }
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
  const { context } = await siteOpener(root)();
  if (!context) throw new Error('the site has errors: npm run check tells them.');
  const server = await createServer({
    dist: distOf(root),
    schemas: await readSchemas(),
    sources: () => context.sources,
  });
  const browser = await launchChromium();
  const site = openSpecSite(await server.listen({ port: 0, host: '127.0.0.1' }), browser);
  try {
    const results: Record<string, SpecResult[]> = {};
    for (const [subject, rows] of Object.entries(subjects)) results[subject] = await runRows(site, rows);
    return results;
  } finally {
    await site.close();
    await browser.close();
    await server.close();
  }
}
