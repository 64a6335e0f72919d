import type { Operation } from '../../edit/operations.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { splitAddress } from '../../model/schema/redirects.ts';
import type { Redirect, SiteDescriptor } from '../../model/site.ts';

/** The redirects, by position, that a rename from one route to another takes back, because the page was at the new one before. */
export function isUndoneBy(site: SiteDescriptor, from: string, to: string): number[] {
  const same = (one: string, other: string) => fillSlugs(one, site) === fillSlugs(other, site);
  return (site.redirects ?? []).flatMap((redirect, index) =>
    same(redirect.from, to) && same(splitAddress(redirect.to)[0], from) ? [index] : [],
  );
}

/** The edits that remove redirects from `site.json` by position, and the field itself if it becomes empty. */
export function withoutRedirects({ redirects = [] }: SiteDescriptor, gone: number[]): Operation[] {
  if (gone.length === redirects.length) return [{ op: 'remove', path: '/redirects' }];
  // From the last, so that those before it keep their positions.
  return gone.toSorted((a, b) => b - a).map((index) => ({ op: 'remove', path: `/redirects/${index}` }));
}

export function withRedirects({ redirects }: SiteDescriptor, added: Redirect[]): Operation[] {
  if (!redirects) return [{ op: 'add', path: '/redirects', value: added }];
  return added.map((value) => ({ op: 'add', path: '/redirects/-', value }));
}
