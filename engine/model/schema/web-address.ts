import { oncePer } from './once.ts';
import { readUrl } from './read-url.ts';

/** What `site.json` says about the address of its site. */
interface WrittenAddress {
  origin?: string;
  base?: string;
}

/**
 * The origin of a web address with its host in ASCII, as browsers write it: `https://例子.中国/lab` is
 * `https://xn--fsqu00a.xn--fiqs8s`. `undefined` if the address has more than a host and folders.
 */
export function asciiOrigin(address: string): string | undefined {
  const url = readUrl(address);
  // Browsers accept a host with an empty label, but DNS does not.
  const isHost = url?.hostname.split('.').every((label) => label !== '');
  return isHost && url && url.href === url.origin + url.pathname && isFolder(url.pathname) ? url.origin : undefined;
}

/** The folder of a site on its host, without a slash at the end: `/lab`, and nothing for the root of the host. */
export const folderOnHost = oncePer(({ origin, base }: WrittenAddress): string => {
  const path = base ?? (origin === undefined ? '' : (readUrl(origin)?.pathname ?? ''));
  return isFolder(path) ? path.replace(/\/$/, '') : '';
});

/** A site with its origin in ASCII and its folder in `base`; returns the same object for the same site. */
export const withWebAddress = oncePer((site: WrittenAddress) => {
  const { origin: written, base: given, ...rest } = site;
  const origin = written === undefined ? undefined : (asciiOrigin(written) ?? written);
  const path = folderOnHost(site);
  const base = path === '' ? undefined : `${path}/`;
  if (origin === written && base === given) return site;
  return { ...rest, ...(origin !== undefined && { origin }), ...(base !== undefined && { base }) };
}) as <Site extends WrittenAddress>(site: Site) => Site;

/** Whether a path has only plain names, so that it is the same in addresses, files and the settings of hosts. */
function isFolder(path: string): boolean {
  return /^(?:\/[\w-][\w.-]*)*\/?$/.test(path);
}
