import type { Language } from '../../model/compiled.ts';
import { type Addressing, basePathOf } from '../../model/page-file.ts';

/** What a service worker knows about its site. The build writes it before the worker's code, as `pagewright`. */
export interface OfflineSite extends Pick<Addressing, 'languages'> {
  /** Changes when a cached page of `guides` is outdated. */
  publication: string;
  /** The pages that are cached before a visit, by language. The first is the offline page. */
  guides: Record<Language, string[]>;
}

/** The message of a page to the worker after it is shown. */
export interface Visit {
  path: string;
  /** Whether the worker delivered, and so cached, its document. */
  isKept: boolean;
  /** The addresses of all files that it loaded whole. */
  used: string[];
  /** Whether pages may be cached that the visitor has not opened. */
  more: boolean;
}

export const offlineRoute = '/_offline';

/** The names of a site's caches: sites in other folders of the host have their own. */
export function cacheNames(site: Pick<Addressing, 'languages'>) {
  const name = (content: string) => `pagewright-${content}${basePathOf(site)}`;
  return {
    /** Of pages for use without a network: visited ones, and guides. */
    pages: { visited: name('pages'), guides: name('guides') },
    files: name('files'),
    pictures: name('pictures'),
    answers: name('answers'),
  };
}

/** The cache key of a page, without query and trailing slash. */
export function pageKey({ origin, pathname }: URL): string {
  return origin + (pathname.replace(/\/+$/, '') || '/');
}

/** The header of a cached response with its time, in ISO form. */
export const keptHeader = 'x-kept';
