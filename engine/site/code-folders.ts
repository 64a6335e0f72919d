import { join } from 'node:path';
import { listSiteFolders } from './files/site-files.ts';
import { root } from './paths.ts';

/** The rooms for code that a site may have beside the engine's: section types and sources, a folder each. */
export const codeKinds = ['sections', 'sources'] as const;

/** The folders of the engine whose code may run in a visitor's browser: what the bundle is made from, and what the dev server watches. */
export const browserFolders = [
  ...['model', 'check', 'compile', 'edit', 'search', 'cite', 'sections', 'ui', 'client', 'public'],
].map((name) => `engine/${name}`);

export const engineCodeFolders = { sections: 'engine/sections', sources: 'engine/client/sources' } as const;

type CodeRoom = (typeof codeKinds)[number];

/**
 * The folders of section types or of sources by name, in the order of their names: the engine's, and those of a site. Throws where
 * two have one name, telling both places.
 */
export function codeFolders(room: CodeRoom, site: string): Record<string, string> {
  const own = foldersIn(join(root, engineCodeFolders[room]), root);
  const theirs = foldersIn(join(site, room), site);
  const twice = Object.keys(theirs).find((name) => Object.hasOwn(own, name));
  if (twice !== undefined)
    throw new Error(`"${twice}" is there twice: ${own[twice]} and ${theirs[twice]}. Give the site's another name.`);
  const all = Object.entries({ ...own, ...theirs });
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The site's own folders of code, those of section types first. */
export function ownFolders(site: string): string[] {
  return codeKinds.flatMap((room) => Object.values(foldersIn(join(site, room), site)));
}

/**
 * The folder that holds the `schemas/` that a site is checked by: the engine's, or for a site that has
 * code of its own one in its cache, where they are kept with its types in them.
 */
export function schemasHome(site: string): string {
  return site === root || ownFolders(site).length === 0 ? root : join(site, '.cache/language');
}

/** The folders in a folder of a site by their names; none where it is not there. */
function foldersIn(house: string, site: string): Record<string, string> {
  try {
    return Object.fromEntries(listSiteFolders(house, site).map((name) => [name, join(house, name)]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
