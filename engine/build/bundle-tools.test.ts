import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../site/paths.ts';
import { corruptFile, corruptions } from '../testing/corrupt-file.ts';
import { sampleCount } from '../testing/test-depth.ts';

/** A copy of the tools, so that its files can be changed; `pages/` makes it the project. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'pagewright-tools-'));
  for (const name of ['engine', 'tools', 'pages', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  run(`await (await load('../build/bundle-tools.ts')).bundleTools();`);
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a script from the bundle's entry folder, in the copy or in another one. */
function run(script: string, folder = copy): string {
  const file = join(folder, 'engine/load/probe.mjs');
  writeFileSync(
    file,
    `import { load } from './typescript.mjs';\nimport { bundledEntries } from '../load/bundled.mjs';\n${script}`,
  );
  return execFileSync('node', [file], { cwd: folder, encoding: 'utf8' });
}

/** The number of entries that a command finds in the bundle, and its help text. */
const found = (folder = copy) => Number(run('console.log(Object.keys(bundledEntries()).length)', folder));
const help = () =>
  run(`const [{ main }, { siteCommands }] = [await load('../cli/main.ts'), await load('../cli/commands.ts')];
    await main(siteCommands, ['--help']);`);

test('commands run from the bundle with unchanged messages', { timeout: 120_000 }, () => {
  expect(found()).toBe(3);
  const said = help();
  expect(said).toContain('build');
  const restore = corruptFile(join(copy, '.cache/tools/bundle.json'), 'emptied');
  expect(found()).toBe(0);
  expect(help()).toBe(said);
  restore();
  expect(found()).toBe(3);
});

test('a copied repository does not load files of its original', { timeout: 120_000 }, () => {
  const other = `${copy}-copied`;
  cpSync(copy, other, { recursive: true, preserveTimestamps: true });
  try {
    expect(found()).toBe(3);
    expect(found(other)).toBe(0);
  } finally {
    rmSync(other, { recursive: true });
  }
});

test('a corrupted bundle is not loaded, whichever file is corrupted', { timeout: 240_000 }, () => {
  const bundles = join(copy, '.cache/tools');
  const [name = ''] = readdirSync(bundles).filter((one) => statSync(join(bundles, one)).isDirectory());
  const files = ['bundle.json', `${name}/main.mjs`, `${name}/${readdirSync(join(bundles, name)).at(-1)}`];
  for (const how of Object.keys(corruptions).slice(0, sampleCount(4, 1)))
    expect(spoiltEntries(join(bundles, 'bundle.json'), how), how).toBe(0);
  for (const file of files.slice(sampleCount(1, 2))) {
    const content = readFileSync(join(bundles, file));
    writeFileSync(join(bundles, file), content.toString().replace('import', 'impart'));
    expect(found(), file).toBe(0);
  }
});

function spoiltEntries(file: string, how: string): number {
  const restore = corruptFile(file, how);
  const entries = found();
  restore();
  return entries;
}

test('changed tools are loaded from source, and bundled again by the next build', {
  timeout: 240_000,
}, () => {
  const bundled = `await (await load('../build/bundle-tools.ts')).bundleTools();`;
  run(bundled);
  expect(found()).toBe(3);
  const file = join(copy, 'engine/cli/commands.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Builds the site when', 'Makes the site when'));
  expect(found()).toBe(0);
  expect(help()).toContain('Makes the site when');
  run(bundled);
  expect(found()).toBe(3);
  expect(help()).toContain('Makes the site when');
});
