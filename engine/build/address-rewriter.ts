import type { CompiledSite } from '../model/compiled.ts';
import { basePathOf, withoutBase } from '../model/page-file.ts';
import { variantsFolder } from '../model/picture-variants.ts';
import { encodeFileName } from '../model/text/percent-encode.ts';
import type { Archive } from './archives.ts';
import { variantsName } from './pictures/picture-collector.ts';

/**
 * Rewrites addresses in a copy: those on the page stay inside, those of `pictures` and their variants become local,
 * others absolute.
 */
export function createAddressRewriter(
  own: string,
  pictures: Archive['pictures'],
  site: CompiledSite,
  taken: (picture: string) => void = () => {},
): (address: string) => string | undefined {
  const base = basePathOf(site);
  const known = new Set(pictures.map(([path]) => path));
  const originals = new Map(pictures.flatMap(([path, sha256]) => (sha256 ? [[variantsName(sha256), path]] : [])));
  return (address) => {
    if (address.startsWith(`${own}#`)) return address.slice(own.length);
    if (!/^\/(?!\/)/.test(address)) return address;
    const path = withoutBase(address, base);
    if (path === undefined) return site.origin && site.origin + address;
    const [, name] = path.startsWith(variantsFolder) ? (/([^/]+)-[^-]*$/.exec(path) ?? []) : [];
    const original = name === undefined ? undefined : originals.get(name);
    const picture = original ?? decodeURI(path).slice(1);
    if (!known.has(picture)) return site.origin && site.origin + address;
    taken(picture);
    return original === undefined ? path.slice(1) : encodeFileName(original);
  };
}
