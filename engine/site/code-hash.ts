import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { once } from '../model/schema/once.ts';
import { browserFolders, codeHomes, ownFolders, partsFolder } from './code-folders.ts';
import { configHash } from './config/config-modules.ts';
import { isIgnored, listSiteFiles } from './files/site-files.ts';
import { findPackage, readPackageManifest } from './find-package.ts';
import { optionalFontVersions } from './fonts/installed-fonts.ts';
import { enginePath, packageFolder, root, slashed } from './paths.ts';

/** The folders and files with the code that makes each kind of cached value. A test follows their imports. */
export const codeInputs = {
  site: [...browserFolders, 'engine/build', 'engine/load', 'engine/site'],
  studio: [
    ...['engine/studio/client', 'engine/client/dev', 'engine/check', 'engine/edit', 'engine/model', 'engine/ui/kit'],
    'engine/build/vite-config.ts',
  ],
  validators: ['engine/check/validators.ts', 'engine/model/schema/once.ts'],
  cleanHtml: ['engine/ui/kit', 'engine/model', 'engine/site/markdown'],
  assetFacts: ['engine/load', 'engine/model', 'engine/site'],
} as const;

/** A content hash of the code that makes a kind of cached value, of the site's own code, and of the installed packages. */
export function codeHash(kind: keyof typeof codeInputs, site?: string, engine = root): string {
  const hash = createHash('sha256');
  for (const path of codeFiles(kind, engine)) hash.update(`${path}\n`).update(readFileSync(join(engine, path)));
  for (const home of site === undefined ? [] : codeHomes(site))
    for (const folder of [...ownFolders(home), join(home, partsFolder)].filter((one) => existsSync(one)))
      for (const file of listSiteFiles(folder, home).files.filter(isCode))
        hash.update(`${slashed(relative(site as string, folder))}/${file}\n`).update(readFileSync(join(folder, file)));
  if (site !== undefined) hash.update(optionalFontVersions(site).join()).update(configHash(site) ?? '');
  return hash.update(listInstalledPackages()).digest('hex').slice(0, 12);
}

export function codeFiles(kind: keyof typeof codeInputs, engine = root): string[] {
  return codeInputs[kind].map(enginePath).flatMap((path) => {
    if (statSync(join(engine, path)).isFile()) return [path];
    const entries = readdirSync(join(engine, path), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && isCode(entry.name));
    return files.map(({ parentPath, name }) => slashed(join(parentPath, name).slice(engine.length + 1))).sort();
  });
}

function isCode(file: string): boolean {
  return !/(\.test\.tsx?|example\.json)$/.test(file) && !isIgnored(file);
}

/** Lists all dependencies of the engine with their versions, for cache keys. An installed engine has no lock file. */
export const listInstalledPackages = once(() => [...versionsFrom(packageFolder, new Map()).values()].sort().join('\n'));

/** Adds the dependencies of the package in a folder to `versions`, by their folders. */
function versionsFrom(folder: string, versions: Map<string, string>): Map<string, string> {
  const { dependencies, peerDependencies } = readPackageManifest(folder);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const installed = findPackage(name, folder);
    if (installed === undefined || versions.has(installed)) continue;
    versions.set(installed, `${name}@${readPackageManifest(installed).version}`);
    versionsFrom(installed, versions);
  }
  return versions;
}
