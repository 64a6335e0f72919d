import { runInSlices } from '../model/run-in-slices.ts';
import type { SearchManifest } from './index-files.ts';
import { loadManifest } from './load-search.ts';
import { makePostings } from './postings.ts';
import { createSearch, type Search } from './search.ts';
import { lettersIn } from './terms.ts';

const searches = new WeakMap<string[], Promise<Search>>();

/** For so many milliseconds texts are indexed at a time: a key that comes meanwhile is answered within a frame. */
const sliceMs = 10;

/**
 * The places of those texts that have all that is sought, or what means the same in the site's search, found as that finds it. The same
 * list of texts is indexed once. `language` is that whose synonyms count; `undefined` for a site without a search.
 */
export async function findTexts(texts: string[], sought: string, language: string | undefined): Promise<Set<number>> {
  // Without them, what is written is found all the same.
  const manifest = language === undefined ? undefined : await loadManifest(language).catch(() => undefined);
  const search = searches.get(texts) ?? searchIn(texts, manifest);
  if (manifest || language === undefined) searches.set(texts, search);
  const { numbers, isPartial } = await (await search).find(sought);
  // A filter shows only rows that have every word.
  return new Set(isPartial ? [] : numbers);
}

async function searchIn(texts: string[], words: SearchManifest | undefined): Promise<Search> {
  const entries = texts.map((text) => ({ kind: 'row', title: '', href: '', text, within: '' }) as const);
  const terms = await runInSlices(makePostings(entries), () => new Promise((goOn) => setTimeout(goOn)), sliceMs);
  const files = { terms: [''], names: [], words: [''] };
  const whole = { folder: '', files, shards: 1, alone: [], kinds: [] };
  const { synonyms = [], queryWords } = words ?? {};
  const manifest = { ...whole, entries: texts.length, block: texts.length, synonyms, queryWords };
  return createSearch(manifest, async (kind) => (kind === 'terms' ? terms : lettersIn(terms)));
}
