import type { Search } from './create-search.ts';
import { indexFile, type SearchManifest } from './index-files.ts';

export interface LoadedSearch extends Search {
  manifest: SearchManifest;
}

/** A manifest by its address. A failed call is repeated by the next one. */
export const loadManifest = cachePerAddress((manifest) => fetchContent<SearchManifest>(manifest));

/** The site's search in the language of a manifest, by its address. A failed call is repeated by the next one. */
export const loadSearch = cachePerAddress(async (address): Promise<LoadedSearch> => {
  // The search code is loaded with the first search, not with the page.
  const [{ createSearch }, manifest] = await Promise.all([import('./create-search.ts'), loadManifest(address)]);
  return { ...createSearch(manifest, (...file) => fetchContent(manifest.folder + indexFile(...file))), manifest };
});

/** Caches a call for each address until it fails. */
function cachePerAddress<Loaded>(load: (address: string) => Promise<Loaded>): (address: string) => Promise<Loaded> {
  const loaded = new Map<string, Promise<Loaded>>();
  return (address) => {
    const known = loaded.get(address) ?? load(address);
    loaded.set(address, known);
    known.catch(() => loaded.delete(address));
    return known;
  };
}

async function fetchContent<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}
