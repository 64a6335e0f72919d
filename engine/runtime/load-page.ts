import type { CompiledPage, CompiledSite } from '../descriptor/compiled.ts';
import { type At, readPath } from '../page-file.ts';
import { documentAddressing } from './document-addressing.ts';
import { fetchPage, forgetSites } from './fetch-page.ts';

/** A page with everything that showing it needs. */
export interface LoadedPage {
  page: CompiledPage;
  site: CompiledSite;
  /** The page's address where it was asked for under an old route: the app goes there. */
  movedTo?: string;
  /** The live sections, by id, where of the others nothing is loaded: the page came as HTML. */
  live?: ReadonlySet<string>;
  /**
   * Whether only its document can show the page: the site was published anew since this tab was opened, so that its code must not
   * read it, or a script or style sheet could not be had: a browser may fail at a script again for as long as the document lives.
   */
  asDocument?: boolean;
  /** Whether this stands in the place of a page that could not be had. */
  failed?: true;
}

/** What is known of a path: its page, that it has none, or that it is under way. */
type Known = { page: LoadedPage | undefined } | { coming: Promise<LoadedPage | undefined>; abort: AbortController };

const loaded = new Map<string, Known>();

/**
 * A page by its path: at once when it is here, else a promise; `undefined` for a path that is no page. The promise rejects
 * when the network fails or takes too long, and the next look tries again. With `live`, only what rendering those sections needs
 * is loaded.
 */
export function loadPage(
  path: string,
  live?: ReadonlySet<string>,
): LoadedPage | undefined | Promise<LoadedPage | undefined> {
  const at = readPath(path, documentAddressing());
  const known = loaded.get(keyOf(at));
  if (!known) return begin(at, live);
  return 'coming' in known ? known.coming : known.page;
}

function begin({ language, route }: At, live?: ReadonlySet<string>): Promise<LoadedPage | undefined> {
  const key = keyOf({ language, route });
  const abort = new AbortController();
  const coming = fetchPage(language, route, abort, live);
  const known = { coming, abort };
  loaded.set(key, known);
  // A page that was forgotten meanwhile stays so.
  const still = () => loaded.get(key) === known;
  coming.then(
    (page) => still() && loaded.set(key, { page }),
    () => still() && loaded.delete(key),
  );
  return coming;
}

/** Calls off a page that is under way: nobody waits for it any more. */
export function callOff(path: string): void {
  const key = keyOf(readPath(path, documentAddressing()));
  const known = loaded.get(key);
  if (!known || !('coming' in known)) return;
  loaded.delete(key);
  known.abort.abort();
}

/** Loads the page that came as HTML whole: the visitor has left it, and may come back. */
export function completePages(): void {
  for (const known of loaded.values()) {
    if ('coming' in known || !known.page?.live) continue;
    begin(known.page.page);
  }
}

/** Puts every page out of memory, so that the next look fetches it: for the dev server, when a descriptor was saved. */
export function forgetPages(): void {
  loaded.clear();
  forgetSites();
}

function keyOf({ language, route }: At): string {
  return `${language} ${route}`;
}
