import type { FilePointer, RequestText } from './protocol.ts';

/** What is looked for in the values of the site's files. */
export interface SearchQuery {
  text: SearchText;
  /** Whether capitals and small letters differ. */
  isExact: boolean;
  /** Whether only whole words are found. */
  isWord: boolean;
}

/** @maxLength 10000 */
type SearchText = string;

/** A replacement text, and the hits that it replaces. */
export interface Replacement extends SearchQuery {
  by: SearchText;
  /** The revision of the hits. */
  revision: RequestText;
  chosen: HitPosition[];
}

/** The position of a hit. */
export interface HitPosition extends FilePointer {
  /**
   * Where in the value it begins.
   *
   * @asType integer
   */
  start: number;
}

/** A hit with the text around it. */
export interface SearchHit extends HitPosition {
  /** What stands before it, what is found, and what stands after it. */
  before: string;
  found: string;
  after: string;
  /** Whether it is a text that visitors read, and not a name or an address. */
  isText: boolean;
}

/** Everything that was found. */
export interface SearchResults {
  /** What tells the files that have it from what they become. */
  revision: string;
  hits: SearchHit[];
  /** How many more there are than are listed. */
  more: number;
}

/** Something that a site lacks, or has and does not need. */
export interface TodoItem extends FilePointer {
  kind: TodoKind;
  /** The place in words, with the section's type. */
  place: string;
  /** What stands there. */
  text: string;
  /** What the check says of it. Default: its kind says it. */
  description?: string;
}

/** What is wrong: a text is still the sample that a new section came with, a language lacks a text or has another's, nothing uses it, it leads nowhere, it is longer than search results show. */
export type TodoKind = 'sample' | 'missing' | 'untranslated' | 'unused' | 'dead' | 'long';

/** A file under `assets/` that nothing uses, as it was looked at just now. */
export interface UnusedAsset {
  asset: string;
  /** What tells its content from any other. */
  revision: string;
  /** Its size in bytes. */
  bytes: number;
  /** Whether it can be brought back once it was deleted, as long as the studio runs. */
  isKept: boolean;
}

/** A file that a field can name. */
export interface AssetChoice {
  /** What the field says: `wave.svg`, `files:guide.pdf`. */
  value: string;
  /** Where it shows. */
  address: string;
  /** Its size in bytes. */
  bytes: number;
  /** Of a picture: its own size in pixels. */
  width?: number;
  height?: number;
  /** The files of the site that name it. */
  uses: string[];
}

/** How a file is uploaded. */
export interface UploadQuery {
  /**
   * The file's name.
   *
   * @maxLength 500
   */
  name: string;
  /**
   * The base of its folder, by its name in `pages/site.json`. Default: it is a picture.
   *
   * @maxLength 100
   */
  base?: string;
}
