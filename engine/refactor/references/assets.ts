import { rewriteAddress } from '../../check/data-addresses.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { decodePath, readAddress } from '../../model/schema/address.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { splitAddress } from '../../model/schema/redirects.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { ReferencedFolder } from './name-reference.ts';

/**
 * The files under `assets/` that an address names: more than one where its base differs by language, or is left out.
 * `length` is the length of the address without query and anchor.
 */
export function findAssets(text: string, data: boolean, { site, assets }: SiteModel) {
  if (!site) return [];
  return foldersFor(text, data, site).flatMap((folder) => {
    const [path] = splitAddress(text.slice(folder.prefix.length));
    const length = folder.prefix.length + path.length;
    const name = folder.root + decodePath(fillSlugs(path, site));
    return assets.has(name) ? [{ name, folder, length }] : [];
  });
}

/** The folders that an address may mean by how it begins. In data, an old prefix counts, and a bare name may be in any base's. */
function foldersFor(text: string, data: boolean, site: SiteDescriptor): ReferencedFolder[] {
  const rewrite = data ? site.rewrites?.find(({ from }) => text.startsWith(from)) : undefined;
  if (rewrite) {
    const to = rewriteAddress(rewrite.from, site);
    return listAssetFolders(to, site).map((root) => ({ prefix: rewrite.from, root, outside: 'path' }));
  }
  if (text.startsWith('/')) return [{ prefix: '/', root: '', outside: 'path' }];
  const base = /^[A-Za-z][\w.+-]*:/.exec(text)?.[0];
  if (base)
    return listAssetFolders(base, site).map((root) => ({ prefix: base, root, outside: data ? 'path' : 'base' }));
  if (!data || text.startsWith('#')) return [];
  const roots = new Set(Object.keys(site.bases ?? {}).flatMap((name) => listAssetFolders(`${name}:`, site)));
  return [...roots].map((root) => ({ prefix: '', root }));
}

/** The folders in `assets/` that a base resolves to: one, or one per language. */
export function listAssetFolders(base: string, site: SiteDescriptor): string[] {
  const roots = codesOf(site).flatMap((language) => {
    const address = readAddress(base, site, language);
    if (address.kind === 'route') return base.slice(1);
    return address.kind === 'file' ? address.asset : [];
  });
  return [...new Set(roots)];
}
