import type { CompiledSite, Language } from '../../model/compiled.ts';
import { apiHeader, type SiteFile } from '../../model/page-file.ts';
import { within } from './deadline.ts';
import { generatedAddress } from './document-addressing.ts';
import { takeFromDocument } from './take-from-document.ts';

/** The site's data in one language. */
export interface FetchedSite extends Pick<SiteFile, 'parts'> {
  site: CompiledSite;
}

const sites = new Map<Language, Promise<FetchedSite>>();

/** All pages of a language share one request, so none of them may abort it. */
export function fetchSite(language: Language): Promise<FetchedSite> {
  const known = sites.get(language);
  if (known) return known;
  const promise =
    (import.meta.env.DEV && siteInDocument(language)) ||
    within(new AbortController(), (signal) =>
      // The service worker only returns the document's edition.
      fetchSiteFile(generatedAddress(`/_data/${language}.json?${document.documentElement.dataset.edition}`), signal),
    );
  sites.set(language, promise);
  promise.catch(() => sites.get(language) === promise && sites.delete(language));
  return promise;
}

/** The site's data in a dev document, from the same sources as its HTML. */
function siteInDocument(language: Language): Promise<FetchedSite> | undefined {
  const file = takeFromDocument<SiteFile>('site');
  return file?.language === language ? Promise.resolve(fetchedSite(file)) : undefined;
}

async function fetchSiteFile(address: string, signal: AbortSignal): Promise<FetchedSite> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  const file: SiteFile = await response.json();
  return fetchedSite({ ...file, api: file.api ?? response.headers.get(apiHeader) ?? undefined });
}

function fetchedSite({ parts, ...site }: SiteFile): FetchedSite {
  return { site, parts };
}

export function clearSiteCache(): void {
  sites.clear();
}
