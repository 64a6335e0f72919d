import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../model/schema/once.ts';
import { root } from './paths.ts';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Lists all dependencies of the engine with their versions, for cache keys. An installed engine has no lock file. */
export const listInstalledPackages = once(() => [...versionsFrom(root, new Map()).values()].sort().join('\n'));

/** Adds the dependencies of the package in a folder to `versions`, by their folders. */
function versionsFrom(folder: string, versions: Map<string, string>): Map<string, string> {
  const { dependencies, peerDependencies } = manifestIn(folder);
  const { resolve } = createRequire(join(folder, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const candidates = (resolve.paths(name) ?? []).map((path) => join(path, name));
    const installed = candidates.find((path) => existsSync(join(path, 'package.json')));
    if (installed === undefined || versions.has(installed)) continue;
    versions.set(installed, `${name}@${manifestIn(installed).version}`);
    versionsFrom(installed, versions);
  }
  return versions;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
