import type { Language } from '../../model/compiled.ts';
import type { Addressing } from '../../model/page-file.ts';

/** What a service worker knows of its site: the build writes it before the worker's code, as `pagewright`. */
export interface KeptSite extends Pick<Addressing, 'languages'> {
  /** Another one says that a page of `guides` is no longer as it was kept. */
  publication: string;
  /** The addresses of pages that are kept before a visitor has seen them, by language. The first says that there is no connection. */
  guides: Record<Language, string[]>;
}

/** What a page tells the worker once it shows. */
export interface Visit {
  path: string;
  /** Whether its document came by the worker, which has kept it then. */
  isKept: boolean;
  /** The addresses of all that it has loaded, but of what came in part. */
  used: string[];
}

/** The route of the page that says that there is no connection. */
export const offlineRoute = '/_offline';

/** The caches of pages that open without a network: those that were visited, and those that are kept before. */
export const pageCaches = { visited: 'pagewright-pages', guides: 'pagewright-guides' } as const;

/** What a page is kept under: its document is the same with every query, and with a slash at its end or without. */
export function pageKey({ origin, pathname }: URL): string {
  return origin + (pathname.replace(/\/+$/, '') || '/');
}

/** The header of a kept response that says when it was kept, in ISO form. */
export const keptHeader = 'x-kept';
