import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { median } from './results.ts';

/**
 * The time in milliseconds that `npm run rename` takes for one route of a site, from the start of its process to its end:
 * the median of five. Nothing is written. Throws when the rename is refused.
 */
export function measureRename(folder: string, from: string, to: string): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(
      'node',
      [join(root, 'tools/run.mjs'), 'rename', 'route', from, to, '--dry', '--site', folder],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`the rename in ${folder} failed: ${stderr}`);
    return performance.now() - started;
  });
  return Math.round(median(times));
}
