import type { CompiledSite, CompiledWords, Language } from '../../model/compiled.ts';
import { apiHeader, type SiteFile, type WordFiles, wordsFor } from '../../model/page-file.ts';
import { addWords } from '../../ui/i18n/words.tsx';
import { within } from './deadline.ts';
import { fetchJson } from './fetch-json.ts';
import { takeFromDocument } from './take-from-document.ts';

/** The site's data in one language. */
export interface FetchedSite extends Pick<SiteFile, 'parts'> {
  site: CompiledSite;
  files: WordFiles;
  /** The loaded or requested messages, by address. */
  words: Map<string, Promise<void>>;
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
      fetchSiteFile(`/_data/${language}.json?${document.documentElement.dataset.edition}`, signal),
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

function fetchedSite({ words, parts, ...site }: SiteFile): FetchedSite {
  return { site: { ...site, words: {} }, parts, files: words, words: new Map() };
}

/** Loads the messages of these section types and those of every page. Pages share requests. */
export async function loadWords({ site, files, words }: FetchedSite, types: string[]): Promise<void> {
  const load = async (signal: AbortSignal, address: string) => {
    const found = await fetchJson<CompiledWords>(address, signal);
    if (!found) throw new Error(`GET ${address}: 404`);
    addWords(site, found);
  };
  await Promise.all(
    wordsFor(types, files).map((address) => {
      const coming = words.get(address) ?? within(new AbortController(), (signal) => load(signal, address));
      words.set(address, coming);
      coming.catch(() => words.get(address) === coming && words.delete(address));
      return coming;
    }),
  );
}

export function clearSiteCache(): void {
  sites.clear();
}
