import { oncePer } from '../model/schema/once.ts';
import type { Path } from '../model/schema/walk.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { readHtml } from './read-html.ts';
import { htmlOf, memoizeOnNodes, nodesOf, type SiteFile } from './site-files.ts';

interface DataAddress {
  text: string;
  path: Path;
  at: number;
  /** Whether a page embeds it instead of linking to it. */
  picture: boolean;
  /** Whether it is in HTML, and not relative to a base of the section. */
  inHtml: boolean;
  element?: string;
}

/** All addresses in the data of a file: its address fields, and the links and pictures of its HTML. */
export const dataAddressesOf = memoizeOnNodes((file: SiteFile): DataAddress[] => [
  ...(['DataAddress', 'DataPicture'] as const).flatMap((kind) =>
    nodesOf(file, kind).flatMap(({ value, path }) => {
      if (typeof value !== 'string' || value === '') return [];
      return [{ text: value, path, at: 0, picture: kind === 'DataPicture', inHtml: false }];
    }),
  ),
  ...htmlOf(file).flatMap((html) =>
    readHtml(html).addresses.map((address) => ({ ...address, path: html.path, inHtml: true })),
  ),
]);

/** The rewrite of the site that replaces the prefix of an address. */
function rewriteOf(text: string, site: SiteDescriptor | undefined) {
  return site?.rewrites?.find(({ from }) => text.startsWith(from));
}

/** Replaces the prefix of an old address by the `rewrites` of the site. */
export function rewriteAddress(text: string, site: SiteDescriptor): string {
  const found = rewriteOf(text, site);
  return found ? found.to + text.slice(found.from.length) : text;
}

/** A suggestion for a rewritten address, with the old prefix. Without a suggestion if it is not below the new prefix. */
export function asWritten(
  suggestion: string | undefined,
  text: string,
  site: SiteDescriptor | undefined,
): string | undefined {
  const found = rewriteOf(text, site);
  return found && suggestion?.startsWith(found.to) ? found.from + suggestion.slice(found.to.length) : undefined;
}

export interface DataLink extends DataAddress {
  /** The address after the site's rewrites. */
  target: string;
}

const linksOn = oncePer((site: SiteDescriptor) =>
  oncePer((file: SiteFile) =>
    dataAddressesOf(file).map((address): DataLink => {
      const text = (address.inHtml ? address.text.replaceAll('&amp;', '&') : address.text).trim();
      return { ...address, text, target: rewriteAddress(text, site) };
    }),
  ),
);

/** All links and pictures in the data of a file, with the site's rewrites applied. */
export function dataLinksOf(file: SiteFile, site: SiteDescriptor): DataLink[] {
  return linksOn(site)(file);
}
