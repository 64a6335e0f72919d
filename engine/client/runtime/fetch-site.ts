import type { CompiledSite, CompiledWords, Language } from '../../model/compiled.ts';
import { apiHeader, type SiteFile, type WordFiles, wordsFor } from '../../model/page-file.ts';
import { addWords } from '../../ui/i18n/words.tsx';
import { within } from './deadline.ts';
import { fetchJson } from './fetch-json.ts';
import { takeFromDocument } from './take-from-document.ts';

/** A site in one language as it came. */
export interface FetchedSite extends Pick<SiteFile, 'parts'> {
  site: CompiledSite;
  files: WordFiles;
  /** The words that are here or under way, by address. */
  words: Map<string, Promise<void>>;
}

/** The sites by language, as they come. */
const sites = new Map<Language, Promise<FetchedSite>>();

/** Every page of a language waits for the one call, so that none of them may call it off. */
export function fetchSite(language: Language): Promise<FetchedSite> {
  const known = sites.get(language);
  if (known) return known;
  const promise =
    (import.meta.env.DEV && siteInDocument(language)) ||
    within(new AbortController(), (signal) =>
      // Of another edition than the document's a service worker gives nothing.
      fetchSiteFile(`/_data/${language}.json?${document.documentElement.dataset.edition}`, signal),
    );
  sites.set(language, promise);
  promise.catch(() => sites.get(language) === promise && sites.delete(language));
  return promise;
}

/** The site that a dev document carries, from the state of the sources that its HTML was made from. */
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

/** Makes the words of these section types known, and those that every page needs. Several pages may wait for the same. */
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

/** Puts the sites out of memory, so that they are fetched anew. */
export function clearSiteCache(): void {
  sites.clear();
}
