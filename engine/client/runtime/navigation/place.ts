import type { CompiledPage } from '../../../model/compiled.ts';
import { readPath } from '../../../model/page-file.ts';
import type { Arrival } from '../../../ui/kit/arrival.ts';
import type { LoadedPage } from '../loaded-page.ts';

/** The visitor's location: a page, or the replacement of a page that failed to load. */
export interface Place {
  loaded: LoadedPage;
  /** The query with its question mark, or empty. */
  search: string;
  /** The current anchor without `#`, or empty. */
  anchor: string;
  arrival: Arrival;
  /** State of the page for a return to this history entry. */
  persisted: Map<string, unknown>;
}

/** Identifies a page, even if its descriptor changes. */
export function keyOf({ id, language, route }: CompiledPage): string {
  return `${id} ${language} ${route}`;
}

/** Whether two loaded pages are versions of the same page. */
export function isSamePage({ page }: LoadedPage, { page: other }: LoadedPage): boolean {
  return keyOf(page) === keyOf(other);
}

/** Whether a loaded page is at the browser's address. */
export function isAtAddress(loaded: LoadedPage): boolean {
  return isAt(loaded, window.location.pathname) && !loaded.failed;
}

/** Whether a path is that of a loaded page, with or without a trailing slash. */
export function isAt({ page, site }: LoadedPage, path: string): boolean {
  const { language, route } = readPath(path, site);
  return language === page.language && route === page.route;
}
