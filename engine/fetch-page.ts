import type { CompiledPage, CompiledSite, Language } from './descriptor/compiled.ts';
import type { LoadedPage } from './load-page.ts';
import {
  apiHeader,
  dataAddress,
  match,
  movedTo,
  type OtherRoutes,
  type PageFile,
  readPath,
  typesOf,
} from './page-file.ts';
import { loadStyles } from './page-styles.ts';
import { loadRenderers } from './renderers.ts';

/** How long a page, its scripts and styles included, may take to come, in milliseconds. */
const patience = 15_000;

/** The sites by language, as they come. */
const sites = new Map<Language, Promise<CompiledSite>>();

/**
 * Fetches a page with all that showing it needs; `undefined` for a route that is no page. With `live`, only what rendering those
 * sections needs is loaded. Rejects when the network fails, after its time, and when `abort` fires.
 */
export function fetchPage(
  language: Language,
  route: string,
  abort: AbortController,
  live?: ReadonlySet<string>,
): Promise<LoadedPage | undefined> {
  return within(abort, async (signal) => {
    const came = live && fileInDocument(language, route);
    const [file, site] = await Promise.all([came ?? fetchPageFile(language, route, signal), fetchSite(language)]);
    if (!file) return undefined;
    const { build } = document.documentElement.dataset;
    const { page, styles, movedTo } = file;
    if (build && file.build !== build) return { page, site, asDocument: true };
    const parts = await Promise.all([loadStyles(styles), loadRenderers(typesOf(page.sections, live))]);
    // Its document brings what it lacks. The first page is one already, and reads without; in dev none brings more.
    const asDocument = !!build && !live && parts.includes(false);
    if (asDocument && !navigator.onLine) throw new Error('a part of it could not be had');
    return { page, site, movedTo, live, asDocument };
  });
}

/** Puts the sites out of memory, so that they are fetched anew. */
export function forgetSites(): void {
  sites.clear();
}

/** What scripts cannot be called off for is at least no longer waited for. */
function within<T>(abort: AbortController, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(new Error('it took too long')), patience);
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([act(signal), given]).finally(() => clearTimeout(timer));
}

type Fetched = PageFile & Pick<LoadedPage, 'movedTo'>;

/** What the document carries of this page; nothing where it is of another one, for a host may answer any address with it. */
function fileInDocument(language: Language, route: string): Fetched | undefined {
  const text = document.querySelector('script[data-page]')?.textContent;
  const page: CompiledPage | undefined = text ? JSON.parse(text) : undefined;
  if (page?.language !== language || page.route !== route) return undefined;
  return { build: document.documentElement.dataset.build ?? '', page, styles: {} };
}

async function fetchPageFile(language: Language, route: string, signal: AbortSignal): Promise<Fetched | undefined> {
  const file = await fetchJson<PageFile>(dataAddress(language, route), signal);
  if (file) return file;
  const { patterns, redirects } = (await fetchJson<OtherRoutes>('/_data/routes.json', signal)) ?? {
    patterns: [],
    redirects: [],
  };
  const { folders } = await fetchSite(language);
  const address = movedTo(redirects, language, route, folders);
  if (address) {
    const moved = await fetchPageFile(language, readPath(address.replace(/[?#].*$/s, '')).route, signal);
    return moved && { ...moved, movedTo: address };
  }
  for (const { pattern, data } of patterns) {
    const params = match(pattern, route);
    if (!params) continue;
    const template = await fetchJson<PageFile>(dataAddress(language, data), signal);
    if (template) return { ...template, page: fillRoute({ ...template.page, route, template: undefined }, params) };
  }
  return undefined;
}

/** Puts the parameters of the route into a template's bindings. */
function fillRoute<T>(value: T, params: Record<string, string>): T {
  if (typeof value === 'string')
    return value.replace(/^\{route\.(\w+)\}$/, (whole, name: string) => params[name] ?? whole) as T;
  if (Array.isArray(value)) return value.map((item) => fillRoute(item, params)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillRoute(item, params)])) as T;
}

/** Every page of a language waits for the one call, so that none of them may call it off. */
function fetchSite(language: Language): Promise<CompiledSite> {
  const known = sites.get(language);
  if (known) return known;
  const promise = within(new AbortController(), (signal) => fetchSiteFile(`/_data/${language}.json`, signal));
  sites.set(language, promise);
  promise.catch(() => sites.get(language) === promise && sites.delete(language));
  return promise;
}

async function fetchSiteFile(address: string, signal: AbortSignal): Promise<CompiledSite> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  const site: CompiledSite = await response.json();
  return { ...site, api: site.api ?? response.headers.get(apiHeader) ?? undefined };
}

async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await fetch(address, { signal });
  // A host may call an address malformed that names nothing.
  if (response.status === 404 || response.status === 400) return undefined;
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}
