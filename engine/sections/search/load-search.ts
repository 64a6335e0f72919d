import { manifestAddress, type SearchManifest } from '../../search/index-files.ts';
import type { Search } from '../../search/search.ts';

/** A search with what it is told of its index. */
export interface LoadedSearch extends Search {
  manifest: SearchManifest;
}

const loaded = new Map<string, Promise<LoadedSearch>>();

/** The search in a language, whose index comes with the first call. One that failed is tried again at the next. */
export function loadSearch(language: string): Promise<LoadedSearch> {
  const known = loaded.get(language) ?? begin(language);
  loaded.set(language, known);
  known.catch(() => loaded.delete(language));
  return known;
}

async function begin(language: string): Promise<LoadedSearch> {
  // What searches is loaded with the first search, not with the page.
  const [{ createSearch }, manifest] = await Promise.all([
    import('../../search/search.ts'),
    fetched(manifestAddress(language)) as Promise<SearchManifest>,
  ]);
  return { ...createSearch(manifest, (file) => fetched(manifest.folder + file)), manifest };
}

async function fetched(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
  return response.json();
}
