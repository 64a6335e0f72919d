import type { SiteInput } from '../check/site-files.ts';
import type { AddressBook } from '../refactor/html-fields/html-to-markdown.ts';

/** The systems that content can come from. */
export const importFormats = ['wordpress', 'markdown', 'csv'] as const;

export type ImportFormat = (typeof importFormats)[number];

/** Content that an import leaves out, of an entry or of the whole site. */
export interface Loss {
  /** The title of the entry; empty for the whole site. */
  entry: string;
  what: string;
}

/** A post or page of another system. */
export interface ImportedEntry {
  kind: 'post' | 'page';
  title: string;
  /** The wanted last step of the address: decoded, in any script. May be empty. */
  slug: string;
  /** Its addresses in links of the other system: full, or from the root. */
  addresses: string[];
  /** Those of them that visitors know, which the new site redirects. */
  published: string[];
  /** `yyyy-mm-dd`. */
  day: string;
  summary: string;
  /** Undefined for an entry without one. */
  category: string | undefined;
  tags: string[];
  /** Address of the picture for lists. */
  picture: string | undefined;
  isDraft: boolean;
  /** Writes its text as Markdown. `note` receives a description of each omission. */
  markdown(addresses: AddressBook, note: (what: string) => void): string;
}

/** A file of another system, such as an uploaded picture. */
export interface ImportedFile {
  /** Full, or from the root. Smaller versions of a picture, such as `photo-300x200.jpg`, need none of their own. */
  addresses: string[];
  name: string;
  /** Undefined if the file cannot be found. */
  read(): Promise<Uint8Array | undefined>;
}

export interface ImportedContent {
  /** The root of the other site: `https://example.org/blog`. Empty if unknown. */
  origin: string;
  entries: ImportedEntry[];
  files: ImportedFile[];
  /** What the export has and the new site will not: `12 comments`. */
  losses: string[];
}

/** Where content goes. */
export interface ImportTarget {
  /** The folder of the site. */
  folder: string;
  input: SiteInput;
  /** The name of the collection of posts. */
  collection: string;
  /** The language of the content. */
  language: string;
}
