import type { SearchManifest, Terms } from './index-files.ts';
import { beginning } from './terms.ts';

/** Which file of terms holds which. */
type Shards = Pick<SearchManifest, 'shards' | 'alone'>;

/** About how many letters a file of terms has: a search needs a file or two for each of its words, whatever the site's size. */
const fileLetters = 8000;

/** About how many letters a term has in a file. */
const lettersOf = ([term, places]: Terms[number]) => {
  const written = places.reduce((sum, [steps, weights]) => sum + steps.length + weights.length, 0);
  return term.length + written + 24;
};

/** What a term begins with: all that begin alike are in one file. */
function beginningOf(term: string): string {
  return term.slice(0, beginning);
}

export function shardOf(term: string, { shards, alone }: Shards): number {
  const own = alone.indexOf(beginningOf(term));
  if (own >= 0) return shards + own;
  let hash = 0;
  for (const sign of beginningOf(term)) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return hash % shards;
}

/** Terms by files. Of those that begin alike and stand in many places, a search for another term would load all these. */
export function shardsOf(terms: Terms): Shards & { shared: Terms[] } {
  const letters = new Map<string, number>();
  for (const one of terms) {
    const begins = beginningOf(one[0]);
    letters.set(begins, (letters.get(begins) ?? 0) + lettersOf(one));
  }
  const alone = [...letters.keys()].filter((begins) => (letters.get(begins) ?? 0) >= fileLetters).sort();
  const apart = new Map(alone.map((begins, index) => [begins, index]));
  let left = 0;
  for (const [begins, count] of letters) if (!apart.has(begins)) left += count;
  const shards = Math.max(1, Math.ceil(left / fileLetters));
  const shared = Array.from({ length: shards + alone.length }, (): Terms => []);
  for (const one of terms) {
    const own = apart.get(beginningOf(one[0]));
    const number = own === undefined ? shardOf(one[0], { shards, alone: [] }) : shards + own;
    shared[number]?.push(one);
  }
  return { shards, alone, shared };
}
