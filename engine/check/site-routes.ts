import { lruMemo } from '../model/schema/lru-memo.ts';
import { fillSlugs, withoutLast } from '../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { memoizeList } from './memoize-list.ts';
import type { SiteFile } from './site-files.ts';

export interface SiteRoute {
  /** As the page writes it, with site values in braces. */
  written: string;
  file: SiteFile;
}

/** All routes of pages by address. Computed again only if an address changes. */
export class SiteRoutes {
  readonly #pages: readonly SiteFile[];
  readonly #order: Order;

  constructor(pages: readonly SiteFile[], site: SiteDescriptor | undefined) {
    this.#pages = pages;
    this.#order = orderOf(addressesGiven(pages, site ?? noSite));
  }

  get areKnown(): boolean {
    return this.#order.areKnown;
  }

  has(address: string): boolean {
    return this.#order.places.has(address);
  }

  get(address: string): SiteRoute | undefined {
    const place = this.#order.places.get(address);
    return place && this.#at(place);
  }

  get patterns(): { steps: string[]; route: SiteRoute }[] {
    return this.#order.patterns.map(([address, place]) => ({ steps: address.split('/'), route: this.#at(place) }));
  }

  keys(): Iterable<string> {
    return this.#order.places.keys();
  }

  *[Symbol.iterator](): Generator<[address: string, route: SiteRoute]> {
    for (const [address, place] of this.#order.places) yield [address, this.#at(place)];
  }

  #at({ page, isShort }: Place): SiteRoute {
    const file = this.#pages[page] as SiteFile;
    const { route = '' } = writtenRoute(file);
    return { written: isShort ? withoutLast(route) : route, file };
  }
}

/** A page by its position. `isShort`: its route without the last parameter. */
interface Place {
  page: number;
  isShort: boolean;
}

interface Order {
  places: Map<string, Place>;
  patterns: [address: string, place: Place][];
  areKnown: boolean;
}

/** The address of a page, and without its last parameter if that is optional. */
type Given = [address: string, short?: string] | undefined;

const noSite: Partial<SiteDescriptor> = {};

const addressesGiven = memoizeList(
  (file: SiteFile, site: Partial<SiteDescriptor>): Given => {
    const { route, routeDefaults } = writtenRoute(file);
    if (route === undefined) return undefined;
    const isOpen = routeDefaults || !file.valid;
    return isOpen ? [fillSlugs(route, site), fillSlugs(withoutLast(route), site)] : [fillSlugs(route, site)];
  },
  (one, other) => one?.[0] === other?.[0] && one?.[1] === other?.[1],
);

const orderOf = lruMemo(4, (given: readonly Given[]): Order => {
  const places = new Map<string, Place>();
  let areKnown = true;
  for (const [page, addresses] of given.entries()) {
    const [address = '', short] = addresses ?? [];
    if (addresses === undefined || places.has(address)) areKnown = false;
    else {
      places.set(address, { page, isShort: false });
      if (short !== undefined) places.set(short, { page, isShort: true });
    }
  }
  return { places, patterns: [...places].filter(([address]) => address.includes('{')), areKnown };
});

const routeInText = /"route"\s*:\s*"([^"\\\s\p{Cc}]*)"\s*[,}\r\n]/u;

/** A page's route, even if the rest of the file cannot be read. Empty if the route itself has an error. */
export function writtenRoute(file: SiteFile): { route?: string; routeDefaults?: unknown } {
  const { value, learned } = file;
  const { route, routeDefaults } = (value ?? {}) as { route?: unknown; routeDefaults?: unknown };
  const written = value === undefined ? routeInText.exec(file.text)?.[1] : route;
  const isOfForm = !learned?.flaws.some((flaw) => flaw[0] === 'route');
  return typeof written === 'string' && written.startsWith('/') && isOfForm ? { route: written, routeDefaults } : {};
}
