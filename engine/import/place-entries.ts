import { proposeSlug } from '../generate/scaffold/propose-slug.ts';
import { decodePercent } from '../model/text/decode-percent.ts';
import type { ResolveAddress } from '../refactor/html-fields/html-to-markdown.ts';
import type { ImportedContent, ImportedEntry } from './imported-content.ts';

/** An entry with its place on the new site. */
export interface PlacedEntry {
  entry: ImportedEntry;
  /** The slug of a post, or the id of a page. */
  name: string;
  route: string;
}

/** Gives each entry a free name and a route. `isTaken` says whether the site has such a record or page. */
export function placeEntries(
  entries: ImportedEntry[],
  posts: string,
  isTaken: (kind: ImportedEntry['kind'], name: string) => boolean,
): PlacedEntry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const { kind, slug, title } = entry;
    const wanted = proposeSlug([slug]) ?? proposeSlug([title]) ?? kind;
    // An id begins with a letter.
    const base = kind === 'page' && !/^[a-z]/.test(wanted) ? `page-${wanted}` : wanted;
    let name = base;
    for (let count = 2; isTaken(kind, name) || taken.has(`${kind} ${name}`); count++) name = `${base}-${count}`;
    taken.add(`${kind} ${name}`);
    return { entry, name, route: kind === 'post' ? `${posts}/entries/${name}` : `/${name}` };
  });
}

/** Resolves addresses of the other site by those of its content. */
export function createResolver(
  origin: ImportedContent['origin'],
  known: Iterable<[address: string, place: string]>,
): ResolveAddress {
  const places = new Map<string, string>();
  for (const [address, place] of known) places.set(plainAddress(address, origin), place);
  return (address) => {
    const [, main = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(address.trim()) ?? [];
    if (main === '') return address;
    const plain = plainAddress(main, origin);
    const place = places.get(plain) ?? places.get(withoutSize(plain));
    return place === undefined ? undefined : place + anchor;
  };
}

/** One form of all spellings of an address: from the root of its host on the other site, else without protocol and `www.`. */
export function plainAddress(address: string, origin: string): string {
  const full = address.replace(/^(?:https?:)?\/\/(?:www\.)?/i, '//');
  const [host] = /^\/\/[^/]+/.exec(origin.replace(/^https?:\/\/(?:www\.)?/i, '//')) ?? [];
  const inside = host !== undefined && (full === host || full.startsWith(`${host}/`)) ? full.slice(host.length) : full;
  return decodePercent(inside).replace(/\/$/, '') || '/';
}

/** The original of a smaller picture: `photo-300x200.jpg` is `photo.jpg`, and so is `photo-scaled.jpg`. */
function withoutSize(address: string): string {
  return address.replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '');
}
