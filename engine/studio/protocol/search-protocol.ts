import type { Place } from './protocol.ts';

/** What is looked for in the values of the site's files. */
export interface Sought {
  text: string;
  /** Whether capitals and small letters differ. */
  isExact: boolean;
  /** Whether only whole words are found. */
  isWord: boolean;
}

/** A place at which it stands. */
export interface Hit extends Place {
  /** Where in the value it begins. */
  start: number;
  /** What stands before it, what is found, and what stands after it. */
  before: string;
  found: string;
  after: string;
  /** Whether it is a text that visitors read, and not a name or an address. */
  isText: boolean;
}

/** Everything that was found. */
export interface Hits {
  /** What tells the files that have it from what they become. */
  revision: string;
  hits: Hit[];
  /** How many more there are than are listed. */
  more: number;
}

/** Something that a site lacks, or has and does not need. */
export interface Hole extends Place {
  kind: HoleKind;
  /** The place in words, with the section's type. */
  place: string;
  /** What stands there. */
  text: string;
  /** What the check says of it. Default: its kind says it. */
  says?: string;
}

/** What is wrong: a text is still the sample that a new section came with, a language lacks a text or has another's, nothing uses it, it leads nowhere, it is longer than search results show. */
export type HoleKind = 'sample' | 'missing' | 'untranslated' | 'unused' | 'dead' | 'long';
