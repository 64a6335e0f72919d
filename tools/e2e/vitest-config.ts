import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.ts';

/** The browser's tests: real Chromium against the built site, served as `npm start` serves it. */
export default defineConfig({
  root,
  test: {
    include: ['tools/e2e/**/*.e2e.ts'],
    globalSetup: join(root, 'tools/e2e/serve.ts'),
    testTimeout: 120_000,
    reporters: ['default', join(root, 'tools/trust/reporter.ts')],
    hookTimeout: 120_000,
    // Two cores, and a browser for each file: more at a time would only wait for one another.
    maxWorkers: 2,
  },
});
