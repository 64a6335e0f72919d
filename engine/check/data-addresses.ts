import type { Path } from '../model/schema/walk.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { readHtml } from './html.ts';
import { htmlOf, nodesOf, ofMeanings, type SiteFile } from './site-files.ts';

interface DataAddress {
  text: string;
  path: Path;
  at: number;
  /** Whether it is loaded into the page and not followed. */
  picture: boolean;
  /** Whether it stands in HTML, and not behind a base that a section names. */
  inHtml: boolean;
  /** The name of its element in HTML. */
  element?: string;
}

/** Every address in the data of a file, in records and in the rows of pages: its fields of that kind, and the links and pictures of its HTML. */
export const dataAddressesOf = ofMeanings((file: SiteFile): DataAddress[] => [
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

/** An old address of data with the prefix that the site rewrites it to; any other as it is. */
export function rewritten(text: string, { rewrites = [] }: SiteDescriptor): string {
  const found = rewrites.find(({ from }) => text.startsWith(from));
  return found ? found.to + text.slice(found.from.length) : text;
}

/** An address of data that a page makes a link or a picture of. */
export interface DataLink {
  path: Path;
  text: string;
  /** The address as a descriptor would write it: with the prefix that the site rewrites it to. */
  target: string;
  /** Whether it is loaded into the page and not followed. */
  picture: boolean;
  /** Whether it stands behind a base that a section names, where it is not whole. In HTML it does not. */
  behindBase: boolean;
  /** The name of its element in HTML. */
  element?: string | undefined;
}

const known = new WeakMap<SiteFile, { site: SiteDescriptor; links: DataLink[] }>();

/** Everything in the data of a file that leads somewhere or is loaded: its fields of that kind, and the links and pictures of its HTML. */
export function dataLinksOf(file: SiteFile, site: SiteDescriptor): DataLink[] {
  const before = known.get(file);
  if (before?.site === site) return before.links;
  const links = dataAddressesOf(file).map(({ text: written, path, picture, inHtml, element }) => {
    const text = (inHtml ? written.replaceAll('&amp;', '&') : written).trim();
    return { path, text, target: rewritten(text, site), picture, behindBase: !inHtml, element };
  });
  known.set(file, { site, links });
  return links;
}
