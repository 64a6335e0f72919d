import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isStray } from './is-stray.ts';
import { isTemporary } from './temporary-path.ts';

export interface SiteFiles {
  /** Paths relative to the folder with `/`, sorted. */
  files: string[];
  /** The links that are not followed, because they lead nowhere, out of the site, or to a folder around themselves. */
  links: string[];
}

/**
 * Lists a folder of a site as authors mean it: links within the site are followed, what systems and editors leave is not part of it. Throws
 * when the folder is missing.
 */
export function listSiteFiles(folder: string, site: string): SiteFiles {
  const files: string[] = [];
  const links: string[] = [];
  const root = realpathSync(site);
  const walk = (path: string, around: string[]) => {
    const { real, entries } = openFolder(join(folder, path), path === '');
    for (const entry of entries) {
      if (isIgnored(entry.name)) continue;
      const inner = path ? `${path}/${entry.name}` : entry.name;
      const target = entryTarget(join(folder, inner), entry, root, [...around, real]);
      if (target === 'unfollowed') links.push(inner);
      else if (target === 'folder') walk(inner, [...around, real]);
      else if (target === 'file') files.push(inner);
    }
  };
  walk('', []);
  return { files: files.sort(), links: links.sort() };
}

/** The names of the folders in a folder of a site, those that links within the site lead to included. Throws when the folder is missing. */
export function listSiteFolders(folder: string, site: string): string[] {
  const root = realpathSync(site);
  const { real, entries } = openFolder(folder, true);
  return entries.flatMap((entry) =>
    !isIgnored(entry.name) && entryTarget(join(folder, entry.name), entry, root, [real]) === 'folder' ? entry.name : [],
  );
}

/** A folder's real path and what it holds; nothing of one that was removed meanwhile, unless it `mustExist`. */
function openFolder(path: string, mustExist: boolean): { real: string; entries: Dirent[] } {
  try {
    return { real: realpathSync(path), entries: readdirSync(path, { withFileTypes: true }) };
  } catch (error) {
    if (mustExist || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { real: path, entries: [] };
  }
}

/** Whether a file or folder of this name is not part of a site. */
export function isIgnored(name: string): boolean {
  return isTemporary(name) || isStray(name);
}

/** What an entry of a folder is; of a link, what it leads to within the site. `around` are the folders that it is in. */
function entryTarget(
  path: string,
  entry: Dirent,
  root: string,
  around: string[],
): 'file' | 'folder' | 'unfollowed' | undefined {
  if (!entry.isSymbolicLink()) return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : undefined;
  const real = realPathOf(path);
  const isInside = real?.startsWith(root + sep) && !around.includes(real);
  const stats: Stats | undefined = isInside ? statSync(path, { throwIfNoEntry: false }) : undefined;
  if (!stats) return 'unfollowed';
  return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : undefined;
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
