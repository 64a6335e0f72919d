import type { SearchManifest, Terms } from './index-files.ts';
import { prefixLength } from './terms.ts';

/** Which file contains which terms. */
type Shards = Pick<SearchManifest, 'shards' | 'alone'>;

/** The approximate size of a term file: a search loads one or two for each word, whatever the size of the site. */
const fileSize = 8000;

const termSize = ([term, places]: Terms[number]) => {
  const written = places.reduce((sum, [steps, weights]) => sum + steps.length + weights.length, 0);
  return term.length + written + 24;
};

/** The prefix of a term. Terms with the same prefix are in one file. */
function prefixOf(term: string): string {
  return term.slice(0, prefixLength);
}

export function findShard(term: string, { shards, alone }: Shards): number {
  const own = alone.indexOf(prefixOf(term));
  if (own >= 0) return shards + own;
  let hash = 0;
  for (const character of prefixOf(term)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % shards;
}

/** Splits terms into files. Large prefixes get their own file, so that searches for other terms do not load them. */
export function splitIntoShards(terms: Terms): Shards & { shared: Terms[] } {
  const letters = new Map<string, number>();
  for (const one of terms) {
    const begins = prefixOf(one[0]);
    letters.set(begins, (letters.get(begins) ?? 0) + termSize(one));
  }
  const alone = [...letters.keys()].filter((begins) => (letters.get(begins) ?? 0) >= fileSize).sort();
  const apart = new Map(alone.map((begins, index) => [begins, index]));
  let left = 0;
  for (const [begins, count] of letters) if (!apart.has(begins)) left += count;
  const shards = Math.max(1, Math.ceil(left / fileSize));
  const shared = Array.from({ length: shards + alone.length }, (): Terms => []);
  for (const one of terms) {
    const own = apart.get(prefixOf(one[0]));
    const number = own === undefined ? findShard(one[0], { shards, alone: [] }) : shards + own;
    shared[number]?.push(one);
  }
  return { shards, alone, shared };
}
