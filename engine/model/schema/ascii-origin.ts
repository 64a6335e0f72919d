import { readUrl } from './read-url.ts';

/** An origin with its host in ASCII, as browsers send it: `https://例子.中国` is `https://xn--fsqu00a.xn--fiqs8s`. `undefined` for what is no origin. */
export function asciiOrigin(origin: string): string | undefined {
  const url = readUrl(origin);
  // Browsers parse a host with an empty part, but no name server knows one.
  const isHost = url?.hostname.split('.').every((label) => label !== '');
  return isHost && url?.href === `${url?.origin}/` ? url.origin : undefined;
}

const converted = new WeakMap<object, object>();

/** A site with its origin in ASCII; the same object for the same site. */
export function withAsciiOrigin<Site extends { origin?: string }>(site: Site): Site {
  const origin = site.origin === undefined ? undefined : asciiOrigin(site.origin);
  if (origin === undefined || origin === site.origin) return site;
  const known = (converted.get(site) as Site | undefined) ?? { ...site, origin };
  converted.set(site, known);
  return known;
}
