import { spawnSync } from 'node:child_process';
import { root } from '../../engine/site/paths.ts';

/** `npm run format`: formats every file and applies safe fixes. Returns Biome's exit code. */
export async function format(): Promise<number> {
  const { status } = spawnSync('npx', ['biome', 'check', '--write', '.'], { cwd: root, stdio: 'inherit' });
  return status ?? 2;
}
