import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteCode } from '../../engine/build/vite-config.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { scratchFolder } from '../../engine/testing/scratch.ts';
import { longFilesFirst } from './long-files-first.ts';

/** The files that take longest. */
const long = [
  'package',
  'scaffolds',
  'every-mistake',
  'work',
  'nothing-changed',
  'verdict',
  'rename',
  'rebuild',
  'killed-builds',
];

/** What a test file does to the process that runs it so that no other may run there: it puts other modules, or a browser's globals, in it. */
const changesProcess = /\bvi\.(mock|doMock|resetModules)\(|@vitest-environment/;

/** The test files of a folder that need a process of their own. */
async function filesApart(folder: string): Promise<string[]> {
  const files = (await listFiles(join(root, folder))).filter((file) => /\.test\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')));
  return files.filter((_, index) => changesProcess.test(texts[index] as string)).map((file) => `${folder}/${file}`);
}

/** Unit tests stand beside the code. The browser's tests have the ending `.e2e.ts` and a config of their own. */
export default defineConfig(async () => {
  const apart = [...(await filesApart('engine')), ...(await filesApart('tools'))];
  // What is about one site has a config of its own.
  const exclude = ['**/node_modules/**', 'tools/first-site/**'];
  const include = ['engine/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];
  return {
    root,
    plugins: siteCode(root),
    oxc: { jsx: { runtime: 'automatic' as const } },
    test: {
      environment: 'node',
      env: { TMPDIR: scratchFolder() },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Alone, vitest would leave one core of two idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      cache: false as const,
      // For a machine that has much else to do: what comes at once is seen at once.
      expect: { poll: { timeout: 20_000 } },
      sequence: { sequencer: longFilesFirst(long) },
      setupFiles: [],
      css: false,
      dir: join(root),
      projects: [
        // A process reads the engine and its libraries once for all files that it runs: for most files that takes longer than their tests.
        {
          extends: true as const,
          test: { name: 'together', isolate: false, include, exclude: [...exclude, ...apart] },
        },
        { extends: true as const, test: { name: 'apart', include: apart, exclude } },
      ],
    },
  };
});
