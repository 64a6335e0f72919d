import type { CompiledPage } from '../../model/compiled.ts';
import { type LocalizedRoute, readPath } from '../../model/page-file.ts';
import { documentAddressing } from './document-addressing.ts';
import { fetchPage } from './fetch-page.ts';
import { clearSiteCache } from './fetch-site.ts';
import type { PageState } from './page-state.ts';

/** A loaded page, an unknown path, or a pending request. */
type Known = { page: PageState | undefined } | { coming: Promise<PageState | undefined>; abort: AbortController };

const loaded = new Map<string, Known>();

/**
 * Returns a cached page, or a promise; `undefined` for an unknown path. After a rejection, the next call tries again.
 * With `interactive`, only those sections are loaded.
 */
export function loadPage(
  path: string,
  interactive?: ReadonlySet<string>,
): PageState | undefined | Promise<PageState | undefined> {
  return pageAt(readPath(path, documentAddressing()), interactive);
}

function pageAt(
  at: LocalizedRoute,
  interactive?: ReadonlySet<string>,
): PageState | undefined | Promise<PageState | undefined> {
  const known = loaded.get(keyOf(at));
  if (!known) return begin(at, interactive);
  return 'coming' in known ? known.coming : known.page;
}

function begin(at: LocalizedRoute, interactive?: ReadonlySet<string>): Promise<PageState | undefined> {
  const { language, route } = at;
  const key = keyOf(at);
  const abort = new AbortController();
  // A page saved during the request is fetched again, so that all callers get the newer one.
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

export function cancelLoad(path: string): void {
  const key = keyOf(readPath(path, documentAddressing()));
  const known = loaded.get(key);
  if (!known || !('coming' in known)) return;
  loaded.delete(key);
  known.abort.abort();
}

/** Replaces the data of a loaded page, for the studio. Returns whether it did: not if it is partial or pending. */
export function putPage(at: LocalizedRoute, newer: (known: CompiledPage) => CompiledPage): boolean {
  const known = loaded.get(keyOf(at));
  if (!known || 'coming' in known || !known.page || known.page.interactive) return false;
  loaded.set(keyOf(at), { page: { ...known.page, page: newer(known.page.page) } });
  return true;
}

/** Clears the cache, for the dev server after a save. */
export function clearPageCache(): void {
  loaded.clear();
  clearSiteCache();
}

function keyOf({ language, route }: LocalizedRoute): string {
  return `${language} ${route}`;
}
