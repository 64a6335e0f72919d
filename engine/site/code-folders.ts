import { join, sep } from 'node:path';
import { listSiteFolders } from './files/site-files.ts';
import { listPacks } from './packs.ts';
import { root } from './paths.ts';

/** The folders in which a site may have code of its own: a folder for each section type and each source. */
export const codeKinds = ['sections', 'sources'] as const;

/** The folder with the modules that replace the engine's parts. */
export const partsFolder = 'parts';

/** The folders with a site's own code. */
export const ownCodeFolders = [...codeKinds, partsFolder];

/** The folders of the engine whose code may run in a visitor's browser. The dev server watches them. */
export const browserFolders = [
  ...['model', 'check', 'compile', 'edit', 'search', 'cite', 'sections', 'ui', 'client', 'public'],
].map((name) => `engine/${name}`);

export const engineCodeFolders = { sections: 'engine/sections', sources: 'engine/client/sources' } as const;

/** The folders whose code a site uses besides the engine's: its packs, then the site itself. */
export function codeHomes(site: string): string[] {
  return [...listPacks(site).map(({ folder }) => folder), site];
}

/** The folders with the own code of a site and of its packs. Some may not exist. */
export function ownCodePaths(site: string): string[] {
  return codeHomes(site).flatMap((home) => ownCodeFolders.map((kind) => join(home, kind)));
}

/** The one of {@link codeHomes} that a path is in. Undefined outside of them. */
export function homeOf(path: string, homes: string[]): string | undefined {
  return homes.find((home) => path.startsWith(join(home, sep)));
}

/** Section types or sources of the engine, of packs and of a site: folders by name, sorted. Throws if a name is used twice. */
export function codeFolders(kind: keyof typeof engineCodeFolders, site: string): Record<string, string> {
  const all = foldersIn(join(root, engineCodeFolders[kind]), root);
  for (const home of codeHomes(site))
    for (const [name, folder] of Object.entries(foldersIn(join(home, kind), home))) {
      if (Object.hasOwn(all, name)) throw new Error(twiceNamed(name, all[name] as string, folder, home === site));
      all[name] = folder;
    }
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function twiceNamed(name: string, first: string, second: string, isOfSite: boolean): string {
  const fix = isOfSite ? 'Rename the one of the site.' : 'Remove this pack from the configuration.';
  return `"${name}" exists twice: ${first} and ${second}. ${fix}`;
}

/** The site's own code folders, section types first. */
export function ownFolders(site: string): string[] {
  return codeKinds.flatMap((kind) => Object.values(foldersIn(join(site, kind), site)));
}

/** The names of the site's own section types. */
export function ownSectionTypes(site: string): string[] {
  return Object.keys(foldersIn(join(site, 'sections'), site)).sort();
}

/** The modules with the descriptors of the section types of a site's packs and its own, by name, as `schemas/` imports them. */
export function addedDescriptors(site: string): Record<string, string> {
  const homes = [...listPacks(site).map(({ name, folder }) => ({ folder, from: name })), { folder: site, from: '..' }];
  return Object.fromEntries(
    homes.flatMap(({ folder, from }) =>
      ownSectionTypes(folder).map((type) => [type, `${from}/sections/${type}/descriptor.ts`]),
    ),
  );
}

/** The code folders of a site's packs and its own. */
export function addedFolders(site: string): string[] {
  return codeHomes(site).flatMap(ownFolders);
}

/** The folder with the `schemas/` of a site: the engine's, or one in the cache that includes the site's own types. */
export function schemasHome(site: string): string {
  return site === root || addedFolders(site).length === 0 ? root : join(site, '.cache/language');
}

function foldersIn(parent: string, site: string): Record<string, string> {
  try {
    return Object.fromEntries(listSiteFolders(parent, site).map((name) => [name, join(parent, name)]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
