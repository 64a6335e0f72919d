import type { SearchEntry } from './entry.ts';
import { beginning } from './terms.ts';

/** What a browser must know before the first search in a language. */
export interface SearchManifest {
  /** The folder of all other files of the index. */
  folder: string;
  /** What tells the files of each kind from one another, by their numbers: published, a hash of what each holds. */
  files: Record<IndexFileKind, string[]>;
  /** How many entries there are. */
  entries: number;
  /** The kinds of entries in the order of their numbers, each with the number of its first. */
  kinds: [kind: string, first: number][];
  /** How many entries a file of theirs holds. */
  block: number;
  /** Words that mean the same, each group in all languages. */
  synonyms: string[][];
}

/** The kinds of files of an index: terms with their places, entries, and all words that are written in letters, for what is misspelled. */
export type IndexFileKind = 'terms' | 'entries' | 'words';

/**
 * Where a term stands, for each of the fields: how far the number of each entry is from that before it, and how much the term weighs
 * there.
 */
export type Postings = [steps: number[], weights: number[]][];

/** Terms with their places. */
export type Terms = [term: string, places: Postings][];

/** The fields of an entry that are searched, by their numbers. */
export const fields = ['title', 'text'] as const satisfies (keyof SearchEntry)[];

/** The address of a language's manifest. */
export function manifestAddress(language: string): string {
  return `/_data/search-${language}.json`;
}

/** The name of a file of the index. */
export function indexFile(kind: IndexFileKind, own: string | undefined): string {
  return `${kind}-${own}.json`;
}

/** The number of the file that a term is in: all words that begin alike are in one. */
export function shardOf(term: string, shards: number): number {
  let hash = 0;
  for (const sign of term.slice(0, beginning)) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return hash % shards;
}
