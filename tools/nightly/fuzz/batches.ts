import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../../engine/site/paths.ts';
import type { Tally } from './fuzz.ts';

/** A batch: so many values of one seed, or the one at a path. */
export interface Batch {
  seed: number;
  runs: number;
  path?: string;
}

/** How long a batch may take over one value before it counts as hung, in milliseconds. */
const timeoutMs = 60_000;

/** Fuzzes in a process of its own, which is ended when it hangs; what came of it, a crash or a hang with seed and path. */
export function runBatch(batch: Batch): Promise<Tally> {
  const { seed, path } = batch;
  const program = ['engine/testing/run-file.mjs', 'tools/nightly/fuzz/fuzz-process.ts'].map((file) => join(root, file));
  const child = spawn(process.execPath, [...program, JSON.stringify(batch)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let tally: Tally | undefined;
  let run = path ?? '0';
  let last = '';
  let hung = false;
  const hang = () => {
    hung = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(hang, timeoutMs);
  createInterface({ input: child.stdout }).on('line', (line) => {
    clearTimeout(timer);
    timer = setTimeout(hang, timeoutMs);
    if (line.startsWith('{')) tally = JSON.parse(line);
    else if (!path) run = line;
  });
  child.stderr.on('data', (data) => {
    last = `${last}${data}`.slice(-2000);
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      const how = hung ? `took more than ${timeoutMs / 1000} s` : `ended the process (exit code ${code})\n${last}`;
      resolve(tally ?? { tried: {}, shown: {}, failure: `--seed ${seed} --only ${run} ${how}` });
    });
  });
}
