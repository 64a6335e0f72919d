import { fillSlugs } from '../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { mentionsOf } from './mentions.ts';
import type { SiteFile } from './site-files.ts';

export interface AssetUsers {
  files: readonly SiteFile[];
  site: SiteDescriptor;
  /** The addresses in theme.css. Default: none. */
  styles?: readonly { url: string }[] | undefined;
}

/** Returns a test whether an asset is used: by its name, as a checksum, or next to a web page that is used. */
export function assetUse(
  { files, site, styles = [] }: AssetUsers,
  assets: Iterable<string>,
): (asset: string) => boolean {
  const mentions = files.map((file) => mentionsOf(file, site));
  const inStyles = new Set(styles.map(({ url }) => url.slice(1).replace(/[?#].*$/, '')));
  const isNamed = namedBy([...mentions.map((one) => one.assets), inStyles]);
  const isNamedInFolder = namedBy(mentions.map(({ relative }) => relative));
  const folders = Object.values(site.bases ?? {})
    .flatMap((base) => (typeof base === 'string' ? base : Object.values(base)))
    .map((folder) => fillSlugs(folder, site).replace(/^\//, ''));
  const isMentioned = (asset: string): boolean =>
    isNamed(asset) || folders.some((folder) => asset.startsWith(folder) && isNamedInFolder(asset.slice(folder.length)));
  const folderOf = (asset: string) => asset.slice(0, asset.lastIndexOf('/') + 1);
  const pages = [...assets].filter((asset) => asset.endsWith('.html') && isMentioned(asset)).map(folderOf);
  return (asset) =>
    isMentioned(asset) ||
    isMentioned(asset.replace(/\.sha256$/, '')) ||
    pages.some((folder) => folder !== '' && asset.startsWith(folder));
}

/** Whether a path is among the names. A final `*` matches any ending. */
function namedBy(names: Set<string>[]): (path: string) => boolean {
  const all = new Set(names.flatMap((some) => [...some]));
  const beginnings = [...all].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (path) => all.has(path) || beginnings.some((beginning) => path.startsWith(beginning));
}
