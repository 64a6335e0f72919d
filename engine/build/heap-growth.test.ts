import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../site/paths.ts';

/** The peak heap in MB of a process that retains `kept` MB and releases nine times as much. */
function peakOf(kept: number, slowly: boolean): number {
  const script = `
    const { load } = await import(${JSON.stringify(join(root, 'engine/load/typescript.mjs'))});
    const { growHeapsSlowly } = await load('../build/heap-growth.ts');
    if (${slowly}) growHeapsSlowly();
    const keep = [];
    let peak = 0;
    for (let mb = 0; mb < ${kept}; mb++) {
      for (let time = 0; time < 10; time++) {
        const some = Array.from({ length: 1024 }, () => new Array(128).fill(time));
        if (time === 0) keep.push(some);
        // Held for a while before its release, like the data of a page. Otherwise it never reaches the old
        // generation.
        globalThis.last = [some, ...(globalThis.last ?? []).slice(0, 30)];
      }
      peak = Math.max(peak, process.memoryUsage().heapTotal);
    }
    console.log(peak / 2 ** 20);`;
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return Number(stdout);
}

test('a heap that grows slowly holds less than one left to itself, and all that it must', () => {
  const [slow, free] = [peakOf(40, true), peakOf(40, false)];
  expect(slow).toBeGreaterThan(40);
  expect(slow).toBeLessThan(free * 0.8);
});
