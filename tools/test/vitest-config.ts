import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.ts';
import { siteCode } from '../publish/vite-config.ts';
import { scratchFolder } from './fixtures/scratch.ts';

/** Unit tests stand beside the code. The browser's tests have the ending `.e2e.ts` and a config of their own. */
export default defineConfig({
  root,
  plugins: siteCode(root),
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['engine/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    // What is about one site has a config of its own.
    exclude: ['**/node_modules/**', 'tools/first-site/**'],
    environment: 'node',
    env: { TMPDIR: scratchFolder() },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Alone, vitest would leave one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    cache: false,
    setupFiles: [],
    reporters: ['default', join(root, 'tools/test/trust/reporter.ts')],
    css: false,
    dir: join(root),
  },
} as Parameters<typeof defineConfig>[0]);
