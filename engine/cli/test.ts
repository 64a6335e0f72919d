import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { bundleEngine, loadRenderer } from '../build/bundle.ts';
import { findExampleProblems } from '../generate/gallery/example-problems.ts';
import { readExamples } from '../generate/gallery/examples.ts';
import { findPartProblems } from '../generate/gallery/part-problems.ts';
import { findMissingMigrations } from '../refactor/evolution/missing-migrations.ts';
import { ownCodeFolders, ownFolders } from '../site/code-folders.ts';
import { listSiteFiles } from '../site/files/site-files.ts';
import { readOwnParts } from '../site/own-parts.ts';
import { root } from '../site/paths.ts';

/**
 * `pagewright test`: tests a site's own sections: their examples, migrations, and the tests in its code. Returns 1 for
 * a failure, and for tests without Vitest.
 */
export async function test({ site }: { site: string }): Promise<number> {
  const types = ownFolders(site).filter((folder) => basename(dirname(folder)) === 'sections');
  const own = new Set(types.map((folder) => basename(folder)));
  const examples = readExamples(site).filter(({ type }) => own.has(type));
  const lacking = [...own].filter((name) => !examples.some(({ type }) => type === name));
  const faults = [
    ...lacking.map((type) => `sections/${type}/example.json: there is no example to try.`),
    ...(examples.length > 0
      ? await findExampleProblems(examples, site, await loadRenderer(await bundleEngine(site)))
      : []),
  ];
  for (const fault of faults) console.log(fault);
  console.log(`examples of own sections: ${examples.length}, problems: ${faults.length}`);
  const parts = await findBrokenParts(site);
  const missing = await findMissingMigrations(site);
  for (const message of missing) console.log(message);
  const passed = await testsPass(site);
  return faults.length === 0 && parts.length === 0 && missing.length === 0 && passed ? 0 : 1;
}

/** Prints the problems of the site's own parts, and returns them. */
async function findBrokenParts(site: string): Promise<string[]> {
  const { shell, sections } = await readOwnParts(site);
  const names = [...Object.keys(shell), ...Object.keys(sections)];
  if (names.length === 0) return [];
  const problems = await findPartProblems(site, await loadRenderer(await bundleEngine(site)));
  for (const problem of problems) console.log(problem);
  console.log(`own parts: ${names.join(', ')}, problems: ${problems.length}`);
  return problems;
}

async function testsPass(site: string): Promise<boolean> {
  const folders = ownCodeFolders.filter((name) => existsSync(join(site, name)));
  const files = folders.flatMap((name) => listSiteFiles(join(site, name), site).files);
  if (!files.some((file) => /\.test\.tsx?$/.test(file))) return true;
  const vitest = vitestOf(site);
  if (vitest === undefined) {
    console.log('test: there are tests beside the code, which Vitest runs: npm install --save-dev vitest');
    return false;
  }
  const has = (name: string) =>
    ['ts', 'mts', 'js', 'mjs'].some((ending) => existsSync(join(site, `${name}.${ending}`)));
  const config = has('vitest.config') || has('vite.config') ? [] : ['--config', join(root, 'engine/public/vitest.mjs')];
  const args = [vitest, 'run', '--root', site, ...config, ...folders.map((name) => `${name}/`)];
  return spawnSync(process.execPath, args, { cwd: site, stdio: 'inherit' }).status === 0;
}

function vitestOf(site: string): string | undefined {
  try {
    return join(dirname(createRequire(join(site, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs');
  } catch {
    return undefined;
  }
}
