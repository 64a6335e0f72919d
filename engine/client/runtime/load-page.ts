import type { CompiledPage } from '../../model/compiled.ts';
import { type LocalizedRoute, readPath } from '../../model/page-file.ts';
import { documentAddressing } from './document-addressing.ts';
import { fetchPage } from './fetch-page.ts';
import { clearSiteCache } from './fetch-site.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What is known of a path: its page, that it has none, or that it is under way. */
type Known = { page: LoadedPage | undefined } | { coming: Promise<LoadedPage | undefined>; abort: AbortController };

const loaded = new Map<string, Known>();

/**
 * A page by its path: at once when it is here, else a promise; `undefined` for a path that is no page. The promise rejects when
 * the network fails or takes too long, and the next call tries again. With `interactive`, only what rendering those sections
 * needs is loaded.
 */
export function loadPage(
  path: string,
  interactive?: ReadonlySet<string>,
): LoadedPage | undefined | Promise<LoadedPage | undefined> {
  return pageAt(readPath(path, documentAddressing()), interactive);
}

function pageAt(
  at: LocalizedRoute,
  interactive?: ReadonlySet<string>,
): LoadedPage | undefined | Promise<LoadedPage | undefined> {
  const known = loaded.get(keyOf(at));
  if (!known) return begin(at, interactive);
  return 'coming' in known ? known.coming : known.page;
}

function begin(at: LocalizedRoute, interactive?: ReadonlySet<string>): Promise<LoadedPage | undefined> {
  const { language, route } = at;
  const key = keyOf(at);
  const abort = new AbortController();
  // A page that was saved again while it was under way is fetched again: whoever waits for it is to have the newer one.
  const coming = fetchPage(language, route, abort, interactive).then((page) => {
    if (loaded.get(key) === known) loaded.set(key, { page });
    else if (!abort.signal.aborted) return pageAt(at, interactive);
    return page;
  });
  const known = { coming, abort };
  loaded.set(key, known);
  coming.catch(() => loaded.get(key) === known && loaded.delete(key));
  return coming;
}

/** Calls off a page that is under way: nobody waits for it any more. */
export function cancelLoad(path: string): void {
  const key = keyOf(readPath(path, documentAddressing()));
  const known = loaded.get(key);
  if (!known || !('coming' in known)) return;
  loaded.delete(key);
  known.abort.abort();
}

/**
 * Puts newer data in the place of a page that is here whole, for the studio: `newer` makes it of what is known. Says whether it did; a page that
 * is under way, or of which only what is interactive was loaded, is not here.
 */
export function putPage(at: LocalizedRoute, newer: (known: CompiledPage) => CompiledPage): boolean {
  const known = loaded.get(keyOf(at));
  if (!known || 'coming' in known || !known.page || known.page.interactive) return false;
  loaded.set(keyOf(at), { page: { ...known.page, page: newer(known.page.page) } });
  return true;
}

/** Clears the cache of pages, so that the next call fetches: for the dev server, when a descriptor was saved. */
export function clearPageCache(): void {
  loaded.clear();
  clearSiteCache();
}

function keyOf({ language, route }: LocalizedRoute): string {
  return `${language} ${route}`;
}
