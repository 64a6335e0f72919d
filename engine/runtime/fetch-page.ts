import { loadRenderers } from '../app/renderers.ts';
import type { CompiledPage, CompiledSite, CompiledWords, Language } from '../descriptor/compiled.ts';
import { addWords } from '../language/words.tsx';
import {
  apiHeader,
  dataAddress,
  match,
  movedTo,
  type OtherRoutes,
  type PageFile,
  readPath,
  type SiteFile,
  typesOf,
  type WordFiles,
  wordsFor,
} from '../page-file.ts';
import type { LoadedPage } from './loaded-page.ts';
import { loadStyles } from './page-styles.ts';

/** How long a page, its scripts and styles included, may take to come, in milliseconds. */
const timeoutMs = 15_000;

/** A site in one language as it came. */
interface FetchedSite {
  site: CompiledSite;
  /** Where its words are, and those that are here. */
  words: WordFiles;
  here: Set<string>;
}

/** The sites by language, as they come. */
const sites = new Map<Language, Promise<FetchedSite>>();

/**
 * Fetches a page with all that showing it needs; `undefined` for a route that is no page. With `interactive`, only what rendering those
 * sections needs is loaded. Rejects when the network fails, after its time, and when `abort` fires.
 */
export function fetchPage(
  language: Language,
  route: string,
  abort: AbortController,
  interactive?: ReadonlySet<string>,
): Promise<LoadedPage | undefined> {
  return within(abort, async (signal) => {
    const came = interactive && fileInDocument(language, route);
    const [file, fetched] = await Promise.all([came ?? fetchPageFile(language, route, signal), fetchSite(language)]);
    if (!file) return undefined;
    const { site } = fetched;
    const { build } = document.documentElement.dataset;
    const { page, styles, movedTo } = file;
    if (build && file.build !== build) return { page, site, asDocument: true };
    const types = typesOf(page.sections, interactive);
    const words = loadWords(fetched, types, signal);
    const parts = await Promise.all([
      loadStyles(styles),
      loadRenderers(types),
      words.then(() => true).catch(() => false),
    ]);
    // Its document brings what it lacks. The first page is one already, and reads without; in dev none brings more.
    const inPart = !!build && parts.includes(false);
    const asDocument = inPart && !interactive;
    if (asDocument && !navigator.onLine) throw new Error('a part of it could not be had');
    if (!asDocument) await words;
    return { page, site, movedTo, interactive, asDocument, inPart };
  });
}

/** Puts the sites out of memory, so that they are fetched anew. */
export function clearSiteCache(): void {
  sites.clear();
}

/** What scripts cannot be called off for is at least no longer waited for. */
function within<T>(abort: AbortController, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(new Error('it took too long')), timeoutMs);
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
  const { site } = await fetchSite(language);
  const address = movedTo(redirects, { language, route }, site);
  if (address) {
    const moved = await fetchPageFile(language, readPath(address.replace(/[?#].*$/s, ''), site).route, signal);
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
function fetchSite(language: Language): Promise<FetchedSite> {
  const known = sites.get(language);
  if (known) return known;
  const promise = within(new AbortController(), (signal) => fetchSiteFile(`/_data/${language}.json`, signal));
  sites.set(language, promise);
  promise.catch(() => sites.get(language) === promise && sites.delete(language));
  return promise;
}

async function fetchSiteFile(address: string, signal: AbortSignal): Promise<FetchedSite> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  const { words, ...site }: SiteFile = await response.json();
  const api = site.api ?? response.headers.get(apiHeader) ?? undefined;
  return { site: { ...site, api, words: {} }, words, here: new Set() };
}

/** Makes the words of these section types known, and those that every page needs. */
async function loadWords({ site, words, here }: FetchedSite, types: string[], signal: AbortSignal): Promise<void> {
  const load = async (address: string) => {
    const found = await fetchJson<CompiledWords>(address, signal);
    if (!found) throw new Error(`GET ${address}: 404`);
    addWords(site, found);
    here.add(address);
  };
  const wanted = wordsFor(types, words).filter((address) => !here.has(address));
  await Promise.all(wanted.map(load));
}

async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await fetch(address, { signal });
  // A host may call an address malformed that names nothing.
  if (response.status === 404 || response.status === 400) return undefined;
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}
