import type { CompiledPage, Language } from '../../model/compiled.ts';
import {
  dataAddress,
  findRedirect,
  matchRoute,
  type OtherRoutes,
  type PageFile,
  readPath,
} from '../../model/page-file.ts';
import { generatedAddress } from './document-addressing.ts';
import { fetchJson } from './fetch-json.ts';
import { fetchSite } from './fetch-site.ts';
import type { PageState } from './page-state.ts';
import { takeFromDocument } from './take-from-document.ts';

/** A page's data file, with its new address if it was requested under an old route. */
export type FetchedPageFile = PageFile & Pick<PageState, 'movedTo'>;

/** The data of this page in the document. A host may answer any address with the document of another page. */
export function fileInDocument(language: Language, route: string): FetchedPageFile | undefined {
  const page = takeFromDocument<CompiledPage>('page');
  if (page?.language !== language || page.route !== route) return undefined;
  return { build: document.documentElement.dataset.build ?? '', page };
}

/** Fetches the data of a page, of its new route, or of its filled template; `undefined` for an unknown route. */
export async function fetchPageFile(
  language: Language,
  route: string,
  signal: AbortSignal,
): Promise<FetchedPageFile | undefined> {
  const file = await fetchJson<PageFile>(generatedAddress(dataAddress(language, route)), signal);
  if (file) return file;
  const { patterns, redirects } = (await fetchJson<OtherRoutes>(generatedAddress('/_data/routes.json'), signal)) ?? {
    patterns: [],
    redirects: [],
  };
  const { site } = await fetchSite(language);
  const address = findRedirect(redirects, { language, route }, site);
  if (address) {
    const moved = await fetchPageFile(language, readPath(address.replace(/[?#].*$/s, ''), site).route, signal);
    return moved && { ...moved, movedTo: address };
  }
  for (const { pattern, data } of patterns) {
    const params = matchRoute(pattern, route);
    if (!params) continue;
    const template = await fetchJson<PageFile>(generatedAddress(dataAddress(language, data)), signal);
    if (template) return { ...template, page: fillRoute({ ...template.page, route, template: undefined }, params) };
  }
  return undefined;
}

/** Fills route parameters into the bindings of a template. */
function fillRoute<T>(value: T, params: Record<string, string>): T {
  if (typeof value === 'string')
    return value.replace(/^\{route\.(\w+)\}$/, (whole, name: string) => params[name] ?? whole) as T;
  if (Array.isArray(value)) return value.map((item) => fillRoute(item, params)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillRoute(item, params)])) as T;
}
