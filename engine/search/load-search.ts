import { indexFile, manifestAddress, type SearchManifest } from './index-files.ts';
import type { Search } from './search.ts';

export interface LoadedSearch extends Search {
  manifest: SearchManifest;
}

/** What the site's search in a language is told of its index. One call that failed is made again at the next. */
export const loadManifest = once((language) => fetched<SearchManifest>(manifestAddress(language)));

/** The site's search in a language, which comes with the first call. One that failed is tried again at the next. */
export const loadSearch = once(async (language): Promise<LoadedSearch> => {
  // What searches is loaded with the first search, not with the page.
  const [{ createSearch }, manifest] = await Promise.all([import('./search.ts'), loadManifest(language)]);
  return { ...createSearch(manifest, (...file) => fetched(manifest.folder + indexFile(...file))), manifest };
});

/** A call that is made once for each language. */
function once<Loaded>(load: (language: string) => Promise<Loaded>): (language: string) => Promise<Loaded> {
  const loaded = new Map<string, Promise<Loaded>>();
  return (language) => {
    const known = loaded.get(language) ?? load(language);
    loaded.set(language, known);
    known.catch(() => loaded.delete(language));
    return known;
  };
}

async function fetched<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}
