import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../site/paths.ts';

export interface LockedPackage {
  /** Where it is installed: `node_modules/vite`. */
  path: string;
  name: string;
  version: string;
  /** An SPDX expression; absent when its author named none. */
  license?: string;
  /** Whether the site in the browser and its server do without it. */
  dev?: boolean;
  /** Where it was downloaded from; the repository's file leaves that to the user's npm. */
  resolved?: string;
  integrity?: string;
  /** Whether npm runs a script of the package after unpacking it. */
  hasInstallScript?: boolean;
}

/** Every package of `package-lock.json`, in the order of their places. */
export async function readLockedPackages(): Promise<LockedPackage[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages as Record<string, Omit<LockedPackage, 'path' | 'name'>>)
    .filter(([path]) => path !== '')
    .map(([path, facts]) => ({
      ...facts,
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));
}
