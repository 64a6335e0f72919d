import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChildServer } from '../../engine/testing/child-server.ts';
import { shellEnvironment } from '../test/installed-engine.ts';

/** The last version for Node 20. It names a package by a tag that registries may lack. */
const manifest = {
  private: true,
  dependencies: { verdaccio: '6.1.6' },
  overrides: { 'node-fetch': '2.7.0', 'node-fetch-cjs': 'npm:node-fetch@2.7.0' },
};

/** The own packages are only here, all others come from npm's registry. */
const configOf = (upstream: string) => `storage: ./storage
uplinks:
  npm: { url: ${upstream} }
packages:
  '{pagewright,create-pagewright}': { access: $all, publish: $all }
  '**': { access: $all, proxy: npm }
auth: { htpasswd: { file: ./htpasswd } }
security: { api: { legacy: true } }
max_body_size: 100mb
log: { type: stdout, level: warn }
`;

const starter = `import { runServer } from 'verdaccio';
const server = await runServer('./config.yaml');
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
process.once('SIGTERM', () => process.exit(0));
`;

/** Starts Verdaccio, a registry of npm packages, in a folder, from which npm installs it. */
export async function startLocalRegistry(folder: string) {
  await mkdir(folder, { recursive: true });
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { env: shellEnvironment() });
  const files = {
    'package.json': JSON.stringify(manifest),
    'config.yaml': configOf(stdout.trim()),
    'start.mjs': starter,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, env: shellEnvironment() });
  const server = await startChildServer(['start.mjs'], {}, folder);
  const address = `http://127.0.0.1:${server.port}/`;
  // npm publishes only with a token, and the registry takes any.
  const settings = join(folder, 'npmrc');
  await writeFile(settings, `registry=${address}\n//127.0.0.1:${server.port}/:_authToken=anyone\n`);
  return {
    address,
    /** The environment in which npm uses the registry. */
    env: {
      ...shellEnvironment(),
      npm_config_registry: address,
      npm_config_userconfig: settings,
      npm_config_cache: join(folder, 'npm-cache'),
    },
    stop: server.stop,
  };
}
