import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.ts';

/** What a `package.json` says of its package. */
interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

let known: string | undefined;

/**
 * The packages that the engine runs with, a line each with name and version: those that it depends on, and those that they do. What was
 * made with others is made anew. Looked up once, and without a lock file, which an installed engine has none of.
 */
export function listInstalledPackages(): string {
  known ??= [...versionsFrom(root, new Map()).values()].sort().join('\n');
  return known;
}

/** Packages with their versions, by their folders: all that the package in a folder needs. */
function versionsFrom(folder: string, found: Map<string, string>): Map<string, string> {
  const { dependencies, peerDependencies } = manifestIn(folder);
  const { resolve } = createRequire(join(folder, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const places = (resolve.paths(name) ?? []).map((place) => join(place, name));
    const place = places.find((one) => existsSync(join(one, 'package.json')));
    if (place === undefined || found.has(place)) continue;
    found.set(place, `${name}@${manifestIn(place).version}`);
    versionsFrom(place, found);
  }
  return found;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
