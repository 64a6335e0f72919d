import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../../paths.ts';
import { scratchFolder } from '../fixtures/scratch.ts';

/** The files that take longest: the last that runs should be a short one, for it has one core of two. */
const long = [
  'walk',
  'spec',
  'every-page',
  'plain-hosts',
  'failing-api',
  'every-page-accessible',
  'accessibility',
  'hostile-html',
];

/** Starts the longest files first. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = long.indexOf(basename(moduleId, '.e2e.ts'));
      return index < 0 ? long.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** The browser's tests: real Chromium, and Firefox for what differs, against the built site, served as `npm start` serves it. */
export default defineConfig({
  root,
  test: {
    include: ['tools/test/e2e/**/*.e2e.ts'],
    globalSetup: join(root, 'tools/test/e2e/serve.ts'),
    env: { TMPDIR: scratchFolder() },
    testTimeout: 300_000,
    reporters: ['default', join(root, 'tools/test/trust/reporter.ts')],
    hookTimeout: 120_000,
    sequence: { sequencer: LongFilesFirst },
    // Two cores, and a browser for each file: more at a time would only wait for one another.
    maxWorkers: 2,
  },
});
