import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../engine/site/paths.ts';
import { startLocalRegistry } from './local-registry.ts';
import { packEngine } from './package/pack-engine.ts';

export type PublishedPackages = Awaited<ReturnType<typeof publishPackages>>;

/** Starts a registry on this machine in a folder, and publishes both packages there. */
export async function publishPackages(folder: string, report: (line: string) => void) {
  const registry = await startLocalRegistry(join(folder, 'registry'));
  const publish = async (source: string, tag: string) => {
    const args = ['publish', source, '--ignore-scripts', '--tag', tag];
    await promisify(execFile)('npm', args, { cwd: folder, env: registry.env });
    report(`published: ${source}`);
  };
  try {
    report(`registry: ${registry.address}`);
    const { filename } = await packEngine(folder);
    const tarball = join(folder, filename);
    for (const source of [tarball, join(root, 'engine/create')]) await publish(source, 'latest');
    return { ...registry, tarball, publish };
  } catch (error) {
    await registry.stop();
    throw error;
  }
}

/** Publishes the engine as a version that does not declare one of its dependencies. Returns the version. */
export async function publishWithout(dependency: string, { tarball, publish }: PublishedPackages): Promise<string> {
  const folder = join(tarball, `../without-${dependency}`);
  await mkdir(folder);
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', folder, '--strip-components', '1']);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  if (!(dependency in manifest.dependencies)) throw new Error(`${dependency} is not a dependency.`);
  delete manifest.dependencies[dependency];
  const version = `0.0.0-without-${dependency}`;
  await writeFile(file, JSON.stringify({ ...manifest, version }));
  await publish(folder, 'control');
  await rm(folder, { recursive: true });
  return version;
}
