import { oncePer } from './once.ts';
import { readUrl } from './read-url.ts';

/** Converts the host of an origin to ASCII, as browsers do: `https://例子.中国` is `https://xn--fsqu00a.xn--fiqs8s`. */
export function asciiOrigin(origin: string): string | undefined {
  const url = readUrl(origin);
  // Browsers accept a host with an empty label, but DNS does not.
  const isHost = url?.hostname.split('.').every((label) => label !== '');
  return isHost && url?.href === `${url?.origin}/` ? url.origin : undefined;
}

/** A site with its origin in ASCII; returns the same object for the same site. */
export const withAsciiOrigin = oncePer((site: { origin?: string }) => {
  const origin = site.origin === undefined ? undefined : asciiOrigin(site.origin);
  return origin === undefined || origin === site.origin ? site : { ...site, origin };
}) as <Site extends { origin?: string }>(site: Site) => Site;
