import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { partsFolder } from '../code-folders.ts';
import { hashOf } from '../files/seal.ts';
import { listSiteFiles } from '../files/site-files.ts';
import { findPackage, readPackageManifest } from '../find-package.ts';
import { listPacks, namedPacks } from '../packs.ts';
import { slashed } from '../paths.ts';
import { withoutComments } from '../without-comments.ts';
import { configNames, listConfigs } from './config-names.ts';

/** The paths to watch for changes of a site's configuration: those it could have, and its modules. */
export function listConfigPaths(site: string): string[] {
  return [...configNames.map((name) => join(site, name)), ...(readConfigModules(site)?.texts.keys() ?? [])];
}

export interface ConfigModules {
  /** The texts of the configuration and of all modules that it imports by a relative path, by absolute path. */
  texts: Map<string, string>;
  /** The names of the packages that they import. */
  packages: string[];
}

/** Follows the imports of a site's configuration. Undefined if it has no configuration. */
export function readConfigModules(site: string): ConfigModules | undefined {
  const [config] = listConfigs(site);
  if (config === undefined) return undefined;
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const waiting = [join(site, config)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = readText(path);
    // Deleted meanwhile: loading it reports that.
    if (text === undefined) continue;
    texts.set(path, text);
    if (path.endsWith('.json')) continue;
    for (const [, name = ''] of withoutComments(text).matchAll(imported)) {
      const file = name.startsWith('.') ? moduleAt(join(dirname(path), name)) : undefined;
      if (file !== undefined) waiting.push(file);
      else if (!name.startsWith('.') && !name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return { texts, packages: [...packages].sort() };
}

/** A hash of the modules of a site's configuration, with the versions of packages. Undefined without a configuration. */
export function configHash(site: string): string | undefined {
  const modules = readConfigModules(site);
  if (!modules) return undefined;
  const texts = [...modules.texts].map(([path, text]) => [slashed(relative(site, path)), text]).sort();
  const versions = [...modules.packages, ...namedPacks(site)].map((name) => {
    const folder = findPackage(name, site);
    return [name, folder && readPackageManifest(folder).version];
  });
  const packs = listPacks(site).map(({ folder }) => [
    ...[configHash(folder), listParts(folder)],
    ...['theme.json', 'words.json'].map((name) => readText(join(folder, name))),
  ]);
  // Missing parts and packs are mistakes of the configuration.
  return hashOf(JSON.stringify([texts, versions, listConfigs(site), listParts(site), packs]));
}

function listParts(site: string): string[] {
  const folder = join(site, partsFolder);
  return existsSync(folder) ? listSiteFiles(folder, site).files : [];
}

const imported = /\b(?:from|import|require)\s*\(?\s*['"]([^'"\n]+)['"]/g;

const extensions = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '/index.ts', '/index.js'];

/** The file of a relative import, which may lack its extension or have that of the compiled file. */
function moduleAt(path: string): string | undefined {
  const names = [...extensions.map((extension) => path + extension), path.replace(/\.js(x?)$/, '.ts$1')];
  return names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
