import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../engine/site/paths.ts';
import type { FuzzCounts, FuzzOptions } from './fuzz.ts';

/** A batch: this number of values of one seed, or the one at a path. */
export type Batch = Omit<FuzzOptions, 'onRun'>;

/** The time after which a batch counts as hung, in milliseconds. */
const timeoutMs = 30 * 60_000;

/** Fuzzes in its own process. Returns its failure, a crash or a hang with seed and path, or `undefined`. */
export function findFailure(batch: Batch): Promise<string | undefined> {
  const program = ['engine/testing/run-file.mjs', 'tools/nightly/fuzz/fuzz-process.ts'].map((file) => join(root, file));
  const options = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, [...program, JSON.stringify(batch)], options, (error, stdout, stderr) => {
      const last = stdout.trimEnd().split('\n').at(-1) ?? '';
      if (!error) return resolve((JSON.parse(last) as FuzzCounts).failure);
      const end = error.killed ? `took more than ${timeoutMs / 60_000} minutes` : `ended the process: ${error.message}`;
      resolve(`SEED=${batch.seed} ONLY=${batch.path ?? last} ${end}\n${stderr.slice(-2000)}`);
    });
  });
}
