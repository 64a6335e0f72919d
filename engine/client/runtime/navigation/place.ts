import type { CompiledPage } from '../../../model/compiled.ts';
import { readPath } from '../../../model/page-file.ts';
import type { Arrival } from '../../../ui/kit/arrival.ts';
import type { LoadedPage } from '../loaded-page.ts';

/** Where the visitor is: a page of the site, or what stands in the place of one that could not be had. */
export interface Place {
  loaded: LoadedPage;
  /** The query, with its mark; empty without. */
  search: string;
  /** What stands after `#` in the address now; empty without. */
  anchor: string;
  arrival: Arrival;
  /** What the page's parts keep for a visitor who comes back to this entry of the history. */
  persisted: Map<string, unknown>;
}

/** What tells a page from every other, and remains the same when its descriptor changes. */
export function keyOf({ id, language, route }: CompiledPage): string {
  return `${id} ${language} ${route}`;
}

/** Whether two loaded pages are one, perhaps as it was and as it is now. */
export function isSamePage({ page }: LoadedPage, { page: other }: LoadedPage): boolean {
  return keyOf(page) === keyOf(other);
}

/** Whether a loaded page is that of the browser's address. */
export function isAtAddress(loaded: LoadedPage): boolean {
  return isAt(loaded, window.location.pathname) && !loaded.failed;
}

/** Whether a path is that of a loaded page, however its slash at the end stands. */
export function isAt({ page, site }: LoadedPage, path: string): boolean {
  const { language, route } = readPath(path, site);
  return language === page.language && route === page.route;
}
