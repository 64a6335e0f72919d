import type { Redirect } from '../site.ts';
import { encodeAddress } from '../text/percent-encode.ts';
import { fillSlugs, type SiteValues } from './placeholders.ts';

/** An address that a redirect can come from: characters of any script, and of ASCII those of routes. */
export const oldAddress = /^(?:\/(?:[\w.{}-]|(?![\0-\x7F])[\p{L}\p{M}\p{N}\p{P}\p{S}])+)+$/u;

/** The redirects, percent-encoded, with site values filled in and chains resolved: `/a` to `/b` to `/c` becomes `/a` to `/c`. Drops loops. */
export function filledRedirects(site: (SiteValues & { redirects?: Redirect[] }) | undefined): Redirect[] {
  const filled = (site?.redirects ?? []).map(({ from, to }) => ({
    from: encodeAddress(fillSlugs(from, site)),
    to: encodeAddress(fillSlugs(to, site)),
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
      // The query and anchor of a later redirect win.
      end = splitAddress(next.to)[1] ? next.to : next.to + rest;
    }
  });
}

/** Splits off query and anchor: `/a?b#c` is `/a` and `?b#c`. */
export function splitAddress(address: string): [path: string, rest: string] {
  const path = address.replace(/[?#].*$/s, '');
  return [path, address.slice(path.length)];
}
