import { join } from 'node:path';
import { buildWhenStale } from '../../../engine/build/build.ts';
import { serveSite } from '../../../engine/server/serve-site.ts';
import { writeAtomically } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { ensureChromium, launchChromium } from '../../browsers/chromium.ts';
import { control } from './control.ts';
import { failures, type Result, runRows } from './run.ts';
import { openSite, type Site } from './site.ts';
import { subjects } from './subjects.ts';
import { specTable } from './table.ts';

/** What is asked of the built site. */
export interface SpecOptions {
  /** Asks the subjects alone whose name has this word, and writes nothing. */
  only?: string;
  /** Whether nothing is written. */
  check: boolean;
  /** Whether the site is then spoilt in each way that a row must notice. */
  control: boolean;
}

/**
 * `npm run spec`: asks the built site every statement of the two specifications and writes `tools/first-site/SPEC.md`. Builds first
 * when something changed. Returns 1 when a row fails or did not notice, and prints it.
 */
export async function spec({ only, check, control: controlled }: SpecOptions): Promise<number> {
  ensureChromium();
  const code = await buildWhenStale(root);
  if (code !== 0) return code;
  const served = await serveSite(root);
  const browser = await launchChromium();
  try {
    const site = openSite(served.address, browser);
    const results = await askAll(site, only?.toLowerCase());
    const all = Object.values(results).flat();
    const failed = failures(all);
    for (const failure of failed) console.log(`\n${failure}`);
    if (!only && !check) await writeAtomically(join(root, 'tools/first-site/SPEC.md'), specTable(results));
    console.log(`\nspec: ${all.length} statements, ${failed.length} do not hold`);
    const missed = controlled ? await controlAll(site, all) : 0;
    return failed.length === 0 && missed === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Asks every row of every subject, in their order. */
async function askAll(site: Site, only = ''): Promise<Record<string, Result[]>> {
  const results: Record<string, Result[]> = {};
  for (const [subject, rows] of Object.entries(subjects)) {
    if (!subject.toLowerCase().includes(only)) continue;
    const started = performance.now();
    results[subject] = await runRows(site, rows);
    console.log(`spec: ${subject}, ${rows.length} statements (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  return results;
}

/** Spoils the site for every row that holds, prints what went unnoticed, and returns how often. */
async function controlAll(site: Site, results: Result[]): Promise<number> {
  const { spoils, unnoticed } = await control(site, results);
  for (const { row, what } of unnoticed) console.log(`\nnot noticed: ${row.at}: ${row.says}\n  spoilt: ${what}`);
  const held = results.filter(({ holds }) => holds).length;
  console.log(`\ncontrol: ${held} rows, the site spoilt in ${spoils} ways, ${unnoticed.length} not noticed`);
  return unnoticed.length;
}
