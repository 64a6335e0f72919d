import type { CompiledPage, CompiledSite, Language } from './descriptor/compiled.ts';
import { dataAddress, match, movedTo, type OtherRoutes, type PageFile, readPath, typesOf } from './page-file.ts';
import { loadRenderers } from './renderers.ts';

/** A page with everything that showing it needs. */
export interface LoadedPage {
  page: CompiledPage;
  site: CompiledSite;
  /** The page's address where it was asked for under an old route: the app goes there. */
  movedTo?: string;
  /** The live sections, by id, where of the others nothing is loaded: the page came as HTML. */
  live?: ReadonlySet<string>;
  /** Whether the site was published anew since this tab was opened: its code must not read this page. */
  outdated?: true;
}

/** What is known of a path: its page, that it has none, or that it is under way. */
type Known = { page: LoadedPage | undefined } | Promise<LoadedPage | undefined>;

const loaded = new Map<string, Known>();
const sites = new Map<Language, Promise<CompiledSite>>();

/**
 * A page by its path: at once when it is here, else a promise; `undefined` for a path that is no page. The promise rejects
 * when the network fails, and the next look tries again. With `live`, only what rendering those sections needs is loaded.
 */
export function loadPage(
  path: string,
  live?: ReadonlySet<string>,
): LoadedPage | undefined | Promise<LoadedPage | undefined> {
  const { language, route } = readPath(path);
  const key = `${language} ${route}`;
  const known = loaded.get(key);
  if (known) return known instanceof Promise ? known : known.page;
  return keep(key, fetchPage(language, route, live));
}

/** Remembers a page that is under way. */
function keep(key: string, promise: Promise<LoadedPage | undefined>): Promise<LoadedPage | undefined> {
  loaded.set(key, promise);
  // A page that was forgotten meanwhile stays so.
  const still = () => loaded.get(key) === promise;
  promise.then(
    (page) => still() && loaded.set(key, { page }),
    () => still() && loaded.delete(key),
  );
  return promise;
}

/** Loads the page that came as HTML whole: the visitor has left it, and may come back. */
export function completePages(): void {
  for (const [key, known] of loaded) {
    if (known instanceof Promise || !known.page?.live) continue;
    const { language, route } = known.page.page;
    keep(key, fetchPage(language, route));
  }
}

let leaving: Promise<never> | undefined;

/** Loads the address at which the browser is as a document. What is on the screen stays until then: it never resolves. */
export function loadDocument(): Promise<never> {
  leaving ??= new Promise(() => window.location.reload());
  return leaving;
}

/** Puts every page out of memory, so that the next look fetches it: for the dev server, when a descriptor was saved. */
export function forgetPages(): void {
  loaded.clear();
  sites.clear();
}

async function fetchPage(
  language: Language,
  route: string,
  live?: ReadonlySet<string>,
): Promise<LoadedPage | undefined> {
  const came = live && fileInDocument(language, route);
  const [file, site] = await Promise.all([came ?? fetchPageFile(language, route), fetchSite(language)]);
  if (!file) return undefined;
  const { build } = document.documentElement.dataset;
  if (build && file.build !== build) return { page: file.page, site, outdated: true };
  await Promise.all([loadRenderers(typesOf(file.page.sections, live)), ...Object.entries(file.styles).map(loadStyle)]);
  return { page: file.page, site, movedTo: file.movedTo, live };
}

type Fetched = PageFile & Pick<LoadedPage, 'movedTo'>;

/** What the document carries of this page; nothing where it is of another one, for a host may answer any address with it. */
function fileInDocument(language: Language, route: string): Fetched | undefined {
  const text = document.querySelector('script[data-page]')?.textContent;
  const page: CompiledPage | undefined = text ? JSON.parse(text) : undefined;
  if (page?.language !== language || page.route !== route) return undefined;
  return { build: document.documentElement.dataset.build ?? '', page, styles: {} };
}

async function fetchPageFile(language: Language, route: string): Promise<Fetched | undefined> {
  const file = await fetchJson<PageFile>(dataAddress(language, route));
  if (file) return file;
  const { patterns, redirects } = (await fetchJson<OtherRoutes>('/_data/routes.json')) ?? {
    patterns: [],
    redirects: [],
  };
  const address = movedTo(redirects, language, route);
  if (address) {
    const moved = await fetchPageFile(language, readPath(address.replace(/[?#].*$/s, '')).route);
    return moved && { ...moved, movedTo: address };
  }
  for (const { pattern, data } of patterns) {
    const params = match(pattern, route);
    if (!params) continue;
    const template = await fetchJson<PageFile>(dataAddress(language, data));
    if (template) return { ...template, page: fillRoute({ ...template.page, route }, params) };
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

function fetchSite(language: Language): Promise<CompiledSite> {
  const known = sites.get(language);
  if (known) return known;
  const promise = fetchJson<CompiledSite>(`/_data/${language}.json`).then((site) => {
    if (!site) throw new Error(`/_data/${language}.json is missing`);
    return site;
  });
  sites.set(language, promise);
  promise.catch(() => sites.delete(language));
  return promise;
}

async function fetchJson<T>(address: string): Promise<T | undefined> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}

/** Waits for a section type's style sheet, so that a page never shows bare. One that fails to load does not keep the page back. */
function loadStyle([name, href]: [string, string]): Promise<void> {
  if (document.querySelector(`[data-style="${name}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.style = name;
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
