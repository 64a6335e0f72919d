import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteCode } from '../../engine/build/vite-config.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { scratchFolder } from '../../engine/testing/scratch-folder.ts';
import { longFilesFirst } from './long-files-first.ts';

const long = [
  ...['package', 'scaffolds', 'every-mistake', 'nothing-changed', 'verdict', 'rename', 'rebuild', 'same-verdict'],
  ...[
    'every-page',
    'studio-tasks',
    'walk',
    'work',
    'plain-hosts',
    'open-elements',
    'state-in-address',
    'narrow-screens',
  ],
  ...['failing-api', 'faults', 'studio-axe'],
];

/** The unit tests that replace modules, which need their own processes, and those in a document, which share one. */
async function filesApart() {
  const listed = ['engine', 'tools'].map(async (folder) =>
    (await listFiles(join(root, folder))).map((file) => `${folder}/${file}`),
  );
  const files = (await Promise.all(listed)).flat().filter((file) => /\.test\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const isIsolated = (index: number) => /\bvi\.(mock|doMock|resetModules)\(/.test(texts[index] as string);
  return {
    isolated: files.filter((_, index) => isIsolated(index)),
    inDocument: files.filter((_, index) => texts[index]?.startsWith('// @vitest-environment') && !isIsolated(index)),
  };
}

const inFirstSite = 'tools/first-site/**';
const inNightly = 'tools/nightly/**/*.{test,e2e}.ts';
const ofKills = 'engine/**/killed-*.test.ts';

/** Browser tests of built sites, served like `npm start`. */
const servedBy = (setup: string) => ({ globalSetup: join(root, setup), testTimeout: 300_000 });
const served = servedBy('tools/e2e/serve.ts');

/** A package that imports JSON as only a bundler can, and names source maps that it does not have. */
const bundledPackage = /@actions\/workflow-parser/;

const withoutSourceMaps = {
  name: 'without-source-maps',
  async load(id: string) {
    if (!bundledPackage.test(id) || !id.endsWith('.js')) return undefined;
    return (await readFile(id, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, '');
  },
};

/** All tests of the repository. `--project` chooses some. */
export default defineConfig(async () => {
  const { isolated, inDocument } = await filesApart();
  const project = (name: string, test: object) => ({
    extends: true as const,
    // Most files take less time than loading the engine, so processes are reused.
    test: { name, isolate: false, ...test },
  });
  return {
    root,
    plugins: [...siteCode(root), withoutSourceMaps],
    oxc: { jsx: { runtime: 'automatic' as const } },
    test: {
      environment: 'node',
      env: { TMPDIR: scratchFolder() },
      testTimeout: 120_000,
      hookTimeout: 300_000,
      // By default, Vitest would leave one of two cores idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      cache: false as const,
      // For a busy machine.
      expect: { poll: { timeout: 20_000 } },
      sequence: { sequencer: longFilesFirst(long) },
      css: false,
      server: { deps: { inline: [bundledPackage] } },
      dir: join(root),
      exclude: ['**/node_modules/**'],
      projects: [
        project('unit', {
          include: ['engine/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', inFirstSite, inNightly, ofKills, ...isolated, ...inDocument],
        }),
        project('unit-isolated', { include: isolated, isolate: true }),
        project('unit-in-document', { include: inDocument }),
        project('crash', { include: [ofKills] }),
        project('browser', { include: ['tools/e2e/**/*.e2e.ts'], ...served }),
        project('nightly', { include: [inNightly], ...served }),
        project('site', {
          include: [`${inFirstSite}/*.{test,e2e}.ts`],
          maxConcurrency: 2,
          ...servedBy('tools/first-site/serve.ts'),
        }),
      ],
    },
  };
});
