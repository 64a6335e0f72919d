import type { BilingualText, FilePointer, RequestText } from './protocol.ts';

export interface SearchQuery {
  text: SearchText;
  /** Whether the search is case-sensitive. */
  isExact: boolean;
  isWord: boolean;
}

/** @maxLength 10000 */
type SearchText = string;

/** A replacement of some hits. */
export interface Replacement extends SearchQuery {
  by: SearchText;
  revision: RequestText;
  chosen: HitPosition[];
}

export interface HitPosition extends FilePointer {
  /**
   * The offset in the value.
   *
   * @asType integer
   */
  start: number;
}

/** A hit with the text around it. */
export interface SearchHit extends HitPosition {
  /** The location in words. */
  place: BilingualText;
  before: string;
  found: string;
  after: string;
  /** Whether it is a text for visitors, and not a name or an address. */
  isText: boolean;
}

export interface SearchResults {
  /** Changes with the files of the hits. */
  revision: string;
  hits: SearchHit[];
  /** The number of hits that are not listed. */
  more: number;
}

/** An open task of the site. */
export interface TodoItem extends FilePointer {
  kind: TodoKind;
  /** The location in words. */
  place: BilingualText;
  /** The value. */
  text: string;
  /** The message of the check, if there is one. */
  description?: string;
}

/** A sample text, a missing or untranslated text, an unused file, a dead link, or a text too long for search results. */
export type TodoKind = 'sample' | 'missing' | 'untranslated' | 'unused' | 'dead' | 'long';

export interface UnusedAsset {
  asset: string;
  revision: string;
  bytes: number;
  /** Whether it can be restored after a deletion. */
  isKept: boolean;
}

export interface AssetChoice {
  /** The value of the field: `wave.svg`, `files:guide.pdf`. */
  value: string;
  address: string;
  bytes: number;
  /** The size of a picture in pixels. */
  width?: number;
  height?: number;
  /** The files of the site that use it. */
  uses: string[];
}

export interface UploadQuery {
  /**
   * The file's name.
   *
   * @maxLength 500
   */
  name: string;
  /**
   * The base of its folder in `pages/site.json`. Default: the folder of pictures.
   *
   * @maxLength 100
   */
  base?: string;
}
