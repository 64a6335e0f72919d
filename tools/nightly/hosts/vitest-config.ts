import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../../../engine/site/paths.ts';

/** The tests that need another web server on this machine: run by `npm run test:nightly -- hosts`. */
export default defineConfig({
  root,
  test: {
    dir: join(root, 'tools/nightly/hosts'),
    include: ['**/*.hosts.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
