import type { Postings } from './encode-postings.ts';
import type { SearchEntry } from './entry.ts';

/** What a browser loads before the first search in a language. */
export interface SearchManifest {
  /** The folder of all other files. */
  folder: string;
  /** The hash prefixes of the files, by number. Those of the entries, the largest group, are in a file of their own. */
  files: Record<Exclude<IndexFileKind, 'entries'>, string[]>;
  /** The number of term files that are shared by several prefixes. */
  shards: number;
  /** The prefixes with a term file each, numbered after the shared ones. */
  alone: string[];
  entries: number;
  /** The kinds of entries in order, each with the number of its first entry. */
  kinds: [kind: string, first: number][];
  /** The number of entries in a file. */
  block: number;
  /** Groups of synonyms, each in all languages. */
  synonyms: string[][];
  /** Pairs of Traditional and Simplified characters ({@link createSimplify}), if there are any in the entries. */
  variants?: string;
  /** Absent in a manifest of an older build. */
  queryWords?: QueryWords;
}

/** Words of a query besides its subject. */
export interface QueryWords {
  /** Groups of everyday synonyms, each in any language. */
  groups: string[][];
  /** Words such as `how`, ignored if the query has other words. */
  stopWords: string[];
}

/** The kinds of index files: terms with postings, entries, hashes of entry files, and words for spelling correction. */
export type IndexFileKind = 'terms' | 'entries' | 'names' | 'words';

/** Terms, each with its postings for each field. */
export type Terms = [term: string, places: Postings[]][];

export const fields = ['title', 'text'] as const satisfies (keyof SearchEntry)[];

/** The address of a language's manifest on a site in the folder `base` of its host. */
export function manifestAddress(language: string, base = ''): string {
  return `${base}/_data/search-${language}.json`;
}

export function indexFile(kind: IndexFileKind, number: number, hash: string | undefined): string {
  return `${kind}-${number}-${hash}.json`;
}
