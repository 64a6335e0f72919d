import { runInSlices } from '../model/run-in-slices.ts';
import { createSearch, type Search } from './create-search.ts';
import type { SearchManifest } from './index-files.ts';
import { indexTermsInSteps } from './index-terms.ts';
import { loadManifest } from './load-search.ts';
import { createSimplify } from './simplify.ts';
import { listWords } from './terms.ts';

const searches = new WeakMap<string[], Promise<Search>>();

/** Milliseconds of indexing at a time, so that a key pressed in between is handled within a frame. */
const sliceMs = 10;

/**
 * The positions of the texts that have every word of a query or a synonym of it. Each list of texts is indexed once.
 * The manifest at `address` has the synonyms; it is `undefined` for a site without a search.
 */
export async function findTexts(texts: string[], query: string, address: string | undefined): Promise<Set<number>> {
  // Texts are found without synonyms too.
  const manifest = address === undefined ? undefined : await loadManifest(address).catch(() => undefined);
  const search = searches.get(texts) ?? searchIn(texts, manifest);
  if (manifest || address === undefined) searches.set(texts, search);
  const { numbers, isPartial } = await (await search).find(query);
  // A filter shows only rows with every word.
  return new Set(isPartial ? [] : numbers);
}

async function searchIn(texts: string[], words: SearchManifest | undefined): Promise<Search> {
  const entries = texts.map((text) => ({ kind: 'row', title: '', href: '', text, within: '' }) as const);
  const terms = await runInSlices(
    indexTermsInSteps(entries, createSimplify(words?.variants)),
    () => new Promise((goOn) => setTimeout(goOn)),
    sliceMs,
  );
  const files = { terms: [''], names: [], words: [''] };
  const whole = { folder: '', files, shards: 1, alone: [], kinds: [] };
  const { synonyms = [], queryWords, variants = '' } = words ?? {};
  const manifest = { ...whole, entries: texts.length, block: texts.length, synonyms, queryWords, variants };
  return createSearch(manifest, async (kind) => (kind === 'terms' ? terms : listWords(terms)));
}
