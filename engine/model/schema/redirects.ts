import type { Redirect } from '../site.ts';
import { fillSlugs, type SiteValues } from './placeholders.ts';

/** The part of a site descriptor that redirects need. */
export interface SiteRedirects extends SiteValues {
  redirects?: Redirect[];
}

/**
 * A site's redirects with site values filled in, each leading where its chain ends: of `/a` to `/b` and `/b` to `/c`, both
 * lead to `/c`. One that leads back to itself is left out.
 */
export function filledRedirects(site: SiteRedirects | undefined): Redirect[] {
  const filled = (site?.redirects ?? []).map(({ from, to }) => ({
    from: fillSlugs(from, site),
    to: fillSlugs(to, site),
  }));
  return filled.flatMap(({ from, to }) => {
    const passed = new Set([from]);
    let end = to;
    for (;;) {
      const [path, rest] = splitAddress(end);
      const next = filled.find((one) => one.from === path);
      if (!next) return [{ from, to: end }];
      if (passed.has(path)) return [];
      passed.add(path);
      // What a later step says of query and anchor counts; where it says nothing, the earlier one's are kept.
      end = splitAddress(next.to)[1] ? next.to : next.to + rest;
    }
  });
}

/** An address's path, and its query and anchor with their marks: `/a?b#c` is `/a` and `?b#c`. */
export function splitAddress(address: string): [path: string, rest: string] {
  const path = address.replace(/[?#].*$/s, '');
  return [path, address.slice(path.length)];
}
