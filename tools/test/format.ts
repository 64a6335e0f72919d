import { spawnSync } from 'node:child_process';
import { root } from '../../engine/site/paths.ts';

/** `npm run format`: writes every file in the house's format and mends what the linter can. Returns Biome's exit code. */
export async function format(): Promise<number> {
  const { status } = spawnSync('npx', ['biome', 'check', '--write', '.'], { cwd: root, stdio: 'inherit' });
  return status ?? 2;
}
