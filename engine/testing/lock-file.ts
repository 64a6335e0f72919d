import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../site/paths.ts';

export interface LockedPackage {
  /** The path of the package: `node_modules/vite`. */
  path: string;
  name: string;
  version: string;
  /** An SPDX expression. Absent if the author declared none. */
  license?: string;
  /** Whether neither the site in the browser nor its server needs the package. */
  dev?: boolean;
  /** Whether it is in the archive of another package. */
  inBundle?: boolean;
  /** The download address. The repository's file omits it, so that the user's npm chooses. */
  resolved?: string;
  integrity?: string;
  /** Whether npm runs an install script of the package. */
  hasInstallScript?: boolean;
}

/** Every package of `package-lock.json`, in file order. */
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
