import type { SearchEntry } from './entry.ts';
import { beginning } from './terms.ts';

/** What a browser must know before the first search in a language. */
export interface SearchManifest {
  /** The folder of all other files of the index; its name changes with what they hold. */
  folder: string;
  /** How many entries there are. */
  entries: number;
  /** The kinds of entries in the order of their numbers, each with the number of its first. */
  kinds: [kind: string, first: number][];
  /** How many files the terms are in. */
  shards: number;
  /** How many entries a file of theirs holds. */
  block: number;
  /** Words that mean the same, each group in all languages. */
  synonyms: string[][];
}

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

/** The file of the terms of a number. */
export function termFile(shard: number): string {
  return `terms-${shard}.json`;
}

/** The file of the entries of a number. */
export function entryFile(block: number): string {
  return `entries-${block}.json`;
}

/** The file of all words of the index that are written in letters, for what is misspelled. */
export const wordsFile = 'words.json';

/** The number of the file that a term is in: all words that begin alike are in one. */
export function shardOf(term: string, shards: number): number {
  let hash = 0;
  for (const sign of term.slice(0, beginning)) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return hash % shards;
}
