import { spawnSync } from 'node:child_process';
import { buildWhenStale } from '../../../engine/build/build.ts';
import { root } from '../../../engine/site/paths.ts';
import type { Outcome } from '../long-test.ts';
import { nginxVersion } from './run-nginx.ts';

/** Serves `dist/` with a real nginx and the built configuration, and compares it with our own server at every address. */
export async function runHosts(): Promise<Outcome> {
  const version = nginxVersion();
  if (!version)
    return { did: 'nginx is not installed (on Debian or Ubuntu: apt-get install nginx-light)', passed: false };
  if ((await buildWhenStale(root)) !== 0) return { did: 'the site cannot be built', passed: false };
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'tools/nightly/hosts/vitest-config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { did: `every address compared with ${version}`, passed: status === 0 };
}
