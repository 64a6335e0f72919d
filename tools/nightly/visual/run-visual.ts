import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../../engine/site/paths.ts';
import { launchChromium } from '../../browsers/chromium.ts';
import type { NightlyOptions, Outcome } from '../long-test.ts';
import { checkOut, commitOf, methodOf } from './base.ts';
import { comparePictures } from './compare.ts';
import { picturesIn, takePictures } from './pictures.ts';
import { linesOf, writeReport } from './report.ts';

/**
 * Photographs every example of every section, in both languages and themes and two widths, as this tree and as the commit `base`
 * show them, and writes what changed to `test-results/visual/`. Throws when there is no such commit or no browser.
 */
export async function runVisual({ base }: NightlyOptions): Promise<Outcome> {
  const commit = commitOf(base);
  const scratch = await mkdtemp(join(tmpdir(), 'pagewright-visual-'));
  const browser = await launchChromium();
  try {
    const before = await picturesOf(browser, commit, scratch);
    const after = join(scratch, 'after');
    await takePictures(browser, root, 'this tree', join(scratch, 'now'), after);
    const report = join(root, 'test-results/visual');
    await rm(report, { recursive: true, force: true });
    const found = await comparePictures(browser, before, after, report);
    await writeReport(browser, report, `${base} (${commit.slice(0, 9)})`, found);
    for (const line of linesOf(found)) console.log(line);
    const { compared, changed } = found;
    const did = `${compared} pictures compared with ${base}, ${changed.length} changed: test-results/visual/index.html`;
    return { did, passed: changed.length === 0 };
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The folder of a commit's pictures: from `.cache/visual/`, where those of the last base are kept, else taken now. */
async function picturesOf(browser: Browser, commit: string, scratch: string): Promise<string> {
  const cache = join(root, '.cache/visual');
  const cached = join(cache, `${commit}-${await methodOf(browser.version())}`);
  if (await picturesIn(cached)) return cached;
  const tree = await mkdtemp(join(scratch, 'base-'));
  await checkOut(commit, tree);
  const taken = join(scratch, 'before');
  await takePictures(browser, tree, `base ${commit.slice(0, 9)}`, join(scratch, 'then'), taken);
  await rm(cache, { recursive: true, force: true });
  // Renamed when it is whole, so that a copy cut short is never taken for the base.
  await cp(taken, `${cached}.tmp`, { recursive: true });
  await rename(`${cached}.tmp`, cached);
  return taken;
}
