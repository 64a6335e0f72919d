import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../../engine/site/paths.ts';
import { scratchFolder } from '../../engine/testing/scratch.ts';
import { longFilesFirst } from '../test/long-files-first.ts';

/** The files that take longest. */
const long = [
  'every-page',
  'studio-tasks',
  'walk',
  'plain-hosts',
  'opened',
  'state-in-address',
  'narrow-screens',
  'failing-api',
  'faults',
  'studio-axe',
];

/** The browser's tests: real Chromium, and Firefox for what differs, against the built site, served as `npm start` serves it. */
export default defineConfig({
  root,
  test: {
    include: ['tools/{e2e,nightly}/**/*.e2e.ts'],
    globalSetup: join(root, 'tools/e2e/serve.ts'),
    env: { TMPDIR: scratchFolder() },
    testTimeout: 300_000,
    // For a machine that has much else to do: what comes at once is seen at once.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // One process reads the libraries once for all files that it runs; each file has a browser of its own.
    isolate: false,
    sequence: { sequencer: longFilesFirst(long) },
    // Two cores, and a browser for each file: more at a time would only wait for one another.
    maxWorkers: 2,
  },
});
