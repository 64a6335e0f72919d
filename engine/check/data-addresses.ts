import { oncePer } from '../model/schema/once.ts';
import type { Path } from '../model/schema/walk.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { readHtml } from './html.ts';
import { htmlOf, memoizeOnNodes, nodesOf, type SiteFile } from './site-files.ts';
import type { Suggestion } from './suggest.ts';

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

/** Replaces the prefix of an old address by the `rewrites` of the site. */
export function rewriteAddress(text: string, { rewrites = [] }: SiteDescriptor): string {
  const found = rewrites.find(({ from }) => text.startsWith(from));
  return found ? found.to + text.slice(found.from.length) : text;
}

/** A suggestion for a rewritten address, with the old prefix. Without a suggestion if it is not below the new prefix. */
export function asWritten(
  { suggestion }: Suggestion,
  text: string,
  site: SiteDescriptor | undefined,
): { suggestion: string | undefined } {
  const { from, to } = site?.rewrites?.find(({ from }) => text.startsWith(from)) ?? {};
  if (to === undefined || !suggestion?.startsWith(to)) return { suggestion: undefined };
  return { suggestion: from + suggestion.slice(to.length) };
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
