import type { Language } from '../../model/compiled.ts';
import type { Addressing } from '../../model/page-file.ts';

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

/** The caches of pages for use without a network: visited ones, and guides. */
export const pageCaches = { visited: 'pagewright-pages', guides: 'pagewright-guides' } as const;

/** The cache key of a page, without query and trailing slash. */
export function pageKey({ origin, pathname }: URL): string {
  return origin + (pathname.replace(/\/+$/, '') || '/');
}

/** The header of a cached response with its time, in ISO form. */
export const keptHeader = 'x-kept';
