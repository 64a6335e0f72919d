import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Builds a site in a process of its own and gives its time in seconds and its peak memory in MB. Throws when the build fails. */
export function measureBuild(folder: string): { seconds: number; peakMemory: number } {
  const tell = 'process.on("exit",()=>console.error("peak "+process.resourceUsage().maxRSS))';
  const started = performance.now();
  const { status, stderr } = spawnSync(
    'node',
    ['--import', `data:text/javascript,${tell}`, join(root, 'tools/run.mjs'), 'build', '--site', folder],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`the build of ${folder} failed: ${stderr}`);
  const kilobytes = Number(/peak (\d+)/.exec(stderr)?.[1]);
  return { seconds: Math.round((performance.now() - started) / 100) / 10, peakMemory: Math.round(kilobytes / 1024) };
}
