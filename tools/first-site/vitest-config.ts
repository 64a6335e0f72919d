import { defineConfig } from 'vitest/config';
import e2e from '../e2e/vitest-config.ts';

/** What holds for the first site alone, in real Chromium where a browser is needed: served as the engine's own browser tests are. */
export default defineConfig({
  ...e2e,
  test: { ...e2e.test, include: ['tools/first-site/**/*.{test,e2e}.ts'], maxConcurrency: 2 },
});
