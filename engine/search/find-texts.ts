import { loadManifest } from './load-search.ts';
import { postingsOf } from './postings.ts';
import { createSearch, type Search } from './search.ts';
import { lettersIn } from './terms.ts';

const searches = new WeakMap<string[], Search>();

/**
 * The places of those texts that have all that is sought, or what means the same in the site's search, found as that finds it. The same
 * list of texts is indexed once. `language` is that whose synonyms count; `undefined` for a site without a search.
 */
export async function findTexts(texts: string[], sought: string, language: string | undefined): Promise<Set<number>> {
  // Without them, what is written is found all the same.
  const manifest = language === undefined ? undefined : await loadManifest(language).catch(() => undefined);
  const search = searches.get(texts) ?? searchIn(texts, manifest?.synonyms ?? []);
  if (manifest || language === undefined) searches.set(texts, search);
  return new Set((await search.find(sought)).numbers);
}

function searchIn(texts: string[], synonyms: string[][]): Search {
  const terms = postingsOf(texts.map((text) => ({ kind: 'row', title: '', href: '', text, within: '' })));
  const files = { terms: [''], entries: [], words: [''] };
  const manifest = { folder: '', files, entries: texts.length, kinds: [], block: texts.length, synonyms };
  return createSearch(manifest, async (kind) => (kind === 'terms' ? terms : lettersIn(terms)));
}
