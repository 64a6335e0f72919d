import type { SearchEntry } from './entry.ts';
import { type IndexFileKind, type SearchManifest, shardOf, type Terms } from './index-files.ts';
import { postingsOf } from './postings.ts';
import { lettersIn } from './terms.ts';

/** About how many letters a file of terms has: a first search needs one or two of them, whatever the site's size. */
const shardLetters = 60_000;

/** How many entries stand in one file: those of a page, which are often found together, mostly do. */
const block = 32;

/** What an index is made of: its files with what they hold, and what is told of them. What they are called is for the caller to say. */
export interface SearchIndex {
  manifest: Omit<SearchManifest, 'folder' | 'files' | 'synonyms'>;
  /** By their numbers. */
  files: Record<IndexFileKind, unknown[]>;
}

/** What the files of an index are called, as a manifest tells it: `name` tells each from the others of its kind. */
export function namesOf(
  { files }: SearchIndex,
  name: (kind: IndexFileKind, number: number) => string,
): SearchManifest['files'] {
  const namesIn = (kind: IndexFileKind) => files[kind].map((_, number) => name(kind, number));
  return { terms: namesIn('terms'), entries: namesIn('entries'), words: namesIn('words') };
}

/** Makes the index of what can be found in one language. What stands on several pages alike is found once, where it stands first. */
export function makeIndex(found: SearchEntry[]): SearchIndex {
  const own = new Map<string, SearchEntry>();
  for (const entry of found) {
    const said = `${entry.kind} ${entry.title} ${entry.text}`;
    if (!own.has(said)) own.set(said, entry);
  }
  const once = [...own.values()];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const entries = kinds.flatMap((kind) => once.filter((entry) => entry.kind === kind));
  const terms = postingsOf(entries);
  const shards = Math.max(1, Math.ceil(JSON.stringify(terms).length / shardLetters));
  const shared = Array.from({ length: shards }, (): Terms => []);
  for (const one of terms) shared[shardOf(one[0], shards)]?.push(one);
  const blocks = Array.from({ length: Math.ceil(entries.length / block) }, (_, number) =>
    entries.slice(number * block, (number + 1) * block).map(({ leads: _, ...entry }) => entry),
  );
  return {
    manifest: {
      entries: entries.length,
      kinds: kinds.map((kind) => [kind, entries.findIndex((entry) => entry.kind === kind)]),
      block,
    },
    files: { terms: shared, entries: blocks, words: [lettersIn(terms)] },
  };
}
