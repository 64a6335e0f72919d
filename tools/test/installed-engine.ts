import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { readLockedPackages } from '../../engine/testing/lock-file.ts';
import { packEngine } from '../release/package/pack-engine.ts';

export type InstalledEngine = Awaited<ReturnType<typeof installEngine>>;

/**
 * Packs the engine and unpacks it like npm, without a registry: its packages are links to those of this repository
 * that the lock file does not mark as `dev`, and React's types.
 */
export async function installEngine() {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-package-'));
  const engine = join(folder, 'node_modules/pagewright');
  await mkdir(engine, { recursive: true });
  const { filename, files } = await packEngine(folder);
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', engine, '--strip-components', '1']);
  // As in npm's lock file.
  const noted = { packages: { 'node_modules/pagewright': { resolved: `file:${filename}` } } };
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(noted));
  const link = async (path: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path), 'junction').catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  };
  for (const { path, dev } of await readLockedPackages())
    if ((!dev || path === 'node_modules/@types/react') && path.lastIndexOf('node_modules/') === 0) await link(path);
  const door = join(engine, 'lib/engine/cli/pagewright.mjs');
  return {
    /** The folder, which is empty but for `node_modules/`. */
    folder,
    /** The script of the command `pagewright`. */
    door,
    tarball: filename,
    files,
    /** Runs `pagewright` in the folder. */
    run(...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [door, ...args], {
        cwd: folder,
        env: shellEnvironment(),
        encoding: 'utf8',
      });
      return { code: status, said: stdout + stderr };
    },
    /** Installs optional packages, as links to those of this repository. */
    add: (...names: string[]) => Promise.all(names.map((name) => link(`node_modules/${name}`))),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** The environment of a shell, without the tests' own settings. */
export function shellEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, SITE: ___, INIT_CWD: ____, ...env } = process.env;
  return env;
}
