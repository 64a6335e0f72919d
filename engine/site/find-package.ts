import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join, sep } from 'node:path';

export interface PackageManifest {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folder of a package as a module in `folder` imports it, if it is installed. */
export function findPackage(name: string, folder: string): string | undefined {
  // Yarn Plug'n'Play has no `node_modules/`, but adds this function to Node's.
  const plugAndPlay = (Module as { findPnpApi?: (path: string) => PlugAndPlay | null }).findPnpApi?.(folder);
  if (plugAndPlay)
    try {
      return plugAndPlay.resolveToUnqualified(name, join(folder, sep)) ?? undefined;
    } catch {
      return undefined;
    }
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
}

interface PlugAndPlay {
  /** The folder of a package. Throws if it is not installed. */
  resolveToUnqualified(name: string, issuer: string): string | null;
}

export function readPackageManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
}
