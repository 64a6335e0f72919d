import { spawnSync } from 'node:child_process';
import { root } from '../../paths.ts';
import { isFresh } from '../../publish/freshness.ts';
import { nginxVersion } from './run-nginx.ts';

/**
 * `npm run test:hosts`: serves `dist/` with a real nginx and the configuration that the build wrote, and compares it with
 * our own server at every address. Returns 0 when the two agree, 1 when they do not, 2 without nginx or a fresh build.
 */
export async function hosts(): Promise<number> {
  const version = nginxVersion();
  if (!version) throw new Error('there is no nginx here. Install it, on Debian or Ubuntu: apt-get install nginx-light');
  if (!(await isFresh(root))) throw new Error('dist/ is missing or older than its sources. Run `npm run build` first.');
  console.log(version);
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'tools/test/hosts/vitest-config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0 ? 0 : 1;
}
