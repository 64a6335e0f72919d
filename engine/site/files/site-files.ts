import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isTemporary } from './temporary-path.ts';

/** Names of files and folders that macOS, Windows, Office, vim and Emacs create, and of backup copies. */
const strayNames = [
  /^\._/,
  /^\.(DS_Store|AppleDouble|Spotlight-V100|Trashes|fseventsd|TemporaryItems|localized)$/,
  /^(__MACOSX|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r|4913)$/i,
  /~$/,
  /^\.#|^#.*#$/,
  /^\..*\.sw[a-p]$/,
  /^~\$|^\.~lock\./,
];

export interface SiteFiles {
  /** Paths relative to the folder with `/`, sorted. */
  files: string[];
  /** The links that are not followed: broken, out of the site, or circular. */
  links: string[];
}

/** Lists the files of a site's folder, with links within the site, without those of systems and editors. */
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

/** Lists the folders in a site's folder, including linked ones within the site. Throws if the folder does not exist. */
export function listSiteFolders(folder: string, site: string): string[] {
  const root = realpathSync(site);
  const { real, entries } = openFolder(folder, true);
  return entries.flatMap((entry) =>
    !isIgnored(entry.name) && entryTarget(join(folder, entry.name), entry, root, [real]) === 'folder' ? entry.name : [],
  );
}

/** A folder's real path and entries. No entries if it was removed meanwhile, unless it `mustExist`. */
function openFolder(path: string, mustExist: boolean): { real: string; entries: Dirent[] } {
  try {
    return { real: realpathSync(path), entries: readdirSync(path, { withFileTypes: true }) };
  } catch (error) {
    if (mustExist || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { real: path, entries: [] };
  }
}

/** Whether a file or folder with this name is not part of a site: temporary, or left by a system or editor. */
export function isIgnored(name: string): boolean {
  return isTemporary(name) || strayNames.some((pattern) => pattern.test(name));
}

/** The type of a folder's entry, or of a link's target within the site. `around` are the folders that contain it. */
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
