import type { SiteDescriptor } from '../descriptor/site.ts';
import type { Path } from '../schema/walk.ts';
import { dataAddressesOf, rewritten } from './data-addresses.ts';
import { metOf, type SiteFile } from './site-files.ts';

/** An address of data that a page makes a link or a picture of. */
export interface DataLink {
  path: Path;
  /** The address as it is written. */
  text: string;
  /** The address as a descriptor would write it: with the prefix that the site rewrites it to. */
  target: string;
  /** Whether it is loaded into the page and not followed. */
  picture: boolean;
  /** Whether it stands behind a base that a section names, where it is not whole. In HTML it does not. */
  behindBase: boolean;
}

const known = new WeakMap<SiteFile, { site: SiteDescriptor; links: DataLink[] }>();

/** Everything in the data of a file that leads somewhere or is loaded: its fields of that kind, and the links and pictures of its HTML. */
export function dataLinksOf(file: SiteFile, site: SiteDescriptor): DataLink[] {
  const before = known.get(file);
  if (before?.site === site) return before.links;
  const fields = (['DataAddress', 'DataPicture'] as const).flatMap((kind) =>
    metOf(file, kind).map(({ value, path }) => ({
      path,
      text: (value as string).trim(),
      picture: kind === 'DataPicture',
      behindBase: true,
    })),
  );
  const inHtml = dataAddressesOf(file).flatMap(({ text, path, attribute }) => {
    if (!attribute) return [];
    return [{ path, text: text.replaceAll('&amp;', '&').trim(), picture: attribute === 'src', behindBase: false }];
  });
  const links = [...fields, ...inHtml].map((link) => ({ ...link, target: rewritten(link.text, site) }));
  known.set(file, { site, links });
  return links;
}
