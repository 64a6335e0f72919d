import type { Search } from './create-search.ts';
import { indexFile, manifestAddress, type SearchManifest } from './index-files.ts';

export interface LoadedSearch extends Search {
  manifest: SearchManifest;
}

/** The manifest of a language's search index. A failed call is repeated by the next one. */
export const loadManifest = cachePerLanguage((language) => fetchContent<SearchManifest>(manifestAddress(language)));

/** The site's search in a language. A failed call is repeated by the next one. */
export const loadSearch = cachePerLanguage(async (language): Promise<LoadedSearch> => {
  // The search code is loaded with the first search, not with the page.
  const [{ createSearch }, manifest] = await Promise.all([import('./create-search.ts'), loadManifest(language)]);
  return { ...createSearch(manifest, (...file) => fetchContent(manifest.folder + indexFile(...file))), manifest };
});

/** Caches a call for each language until it fails. */
function cachePerLanguage<Loaded>(load: (language: string) => Promise<Loaded>): (language: string) => Promise<Loaded> {
  const loaded = new Map<string, Promise<Loaded>>();
  return (language) => {
    const known = loaded.get(language) ?? load(language);
    loaded.set(language, known);
    known.catch(() => loaded.delete(language));
    return known;
  };
}

async function fetchContent<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}
