import type { SearchEntry } from './entry.ts';
import type { Places } from './places.ts';

/** What a browser must know before the first search in a language. */
export interface SearchManifest {
  /** The folder of all other files of the index. */
  folder: string;
  /** The beginning of a hash of what each file holds, by their numbers. Those of entries, of which there are the most, are in a file. */
  files: Record<Exclude<IndexFileKind, 'entries'>, string[]>;
  /** How many files of terms hold those of several beginnings. */
  shards: number;
  /** The beginnings of terms that have a file each, by its number from the last of those on. */
  alone: string[];
  entries: number;
  /** The kinds of entries in the order of their numbers, each with the number of its first. */
  kinds: [kind: string, first: number][];
  /** How many entries a file of theirs holds. */
  block: number;
  /** Words that mean the same, each group in all languages. */
  synonyms: string[][];
  /** How queries are worded. A manifest of an older build does not have them. */
  queryWords?: QueryWords;
}

/** How people word a query besides its subject. */
export interface QueryWords {
  /** Everyday words that mean the same, each group in any language. */
  groups: string[][];
  /** Words such as `how`, which a search ignores when the query has other words. */
  stopWords: string[];
}

/**
 * The kinds of files of an index: terms with their places, entries, the hashes of the entries' files, and all words that are written in
 * letters, for what is misspelled.
 */
export type IndexFileKind = 'terms' | 'entries' | 'names' | 'words';

/** Terms with the places of each, for each of the fields. */
export type Terms = [term: string, places: Places[]][];

export const fields = ['title', 'text'] as const satisfies (keyof SearchEntry)[];

export function manifestAddress(language: string): string {
  return `/_data/search-${language}.json`;
}

/** The name of a file of the index, of its kind and number, and of the hash that tells it from what it was in other builds. */
export function indexFile(kind: IndexFileKind, number: number, hash: string | undefined): string {
  return `${kind}-${number}-${hash}.json`;
}
