import type { CompiledPage } from '../../../model/compiled.ts';
import { readPath } from '../../../model/page-file.ts';
import type { Arrival } from '../../../ui/kit/arrival.ts';
import type { PageState } from '../page-state.ts';

/** The visitor's location: a page, or the replacement of a page that failed to load. */
export interface Place {
  loaded: PageState;
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
export function isSamePage({ page }: PageState, { page: other }: PageState): boolean {
  return keyOf(page) === keyOf(other);
}

/** Whether a loaded page is at the browser's address. */
export function isAtAddress(loaded: PageState): boolean {
  return isAt(loaded, window.location.pathname) && !loaded.failed;
}

/** Whether a path is that of a loaded page, with or without a trailing slash. */
export function isAt({ page, site }: PageState, path: string): boolean {
  const { language, route } = readPath(path, site);
  return language === page.language && route === page.route;
}
