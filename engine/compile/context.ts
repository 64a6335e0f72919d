import type { CollectionFeed, RecordFields } from '../model/collection.ts';
import type { DataState, Language } from '../model/compiled.ts';
import type { PageDescriptor } from '../model/page.ts';
import type { PageOutline } from '../model/page-outline.ts';
import type { Schemas } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { Endpoint, Params } from '../model/source.ts';
import type { Preparation } from '../model/sources/prepare-answer.ts';
import type { Words } from '../model/words.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { QueryWords } from '../search/index-files.ts';

/** What is known of a file under `assets/`. */
export interface AssetFacts {
  /** Its size in bytes. */
  bytes: number;
  /** Its SHA-256 in hexadecimal. */
  sha256: string;
  /** A picture's width in pixels. */
  width?: number;
  /** A picture's height in pixels. */
  height?: number;
  /** A video's length in seconds. */
  seconds?: number;
}

export interface CompileSource {
  endpoint: Endpoint;
  /** The answer for these parameters, raw as the API gives it; `undefined` when there is none. */
  answer(params: Params): unknown;
  /** Every set of parameters that has an answer. */
  instances(): Params[];
  /** Holds the sections that are bound to it in one state: for the gallery. Default: they ask the source. */
  fixedState?: DataState;
  /** The source that it stands in for, whose form its answers have. Default: it is a source of its own. */
  standsFor?: string;
}

export interface FeedSource {
  name: string;
  feed: CollectionFeed;
  fields: RecordFields;
  /** Its records, site values filled in, in the order of their files. */
  records: Record<string, unknown>[];
}

/** Where descriptors stand in their files: for the dev preview, which leads from a section to its line. */
export interface Origin {
  /** The line and column, from 1, of the value at a path of a file. */
  positionOf(file: string, path: Path): { line: number; column: number };
}

/** Everything that compiling needs, handed in: descriptors that the check has passed, and what is known of files and data. */
export interface CompileContext {
  site: SiteDescriptor;
  /** Whether a preview with drafts is built: no page of it may be indexed, and each says what it is. Default: no. */
  isPreview?: boolean;
  pages: PageDescriptor[];
  /** The sections of the files under `pages/shared/`, by name. */
  shared: Map<string, Section[]>;
  /** What the engine itself says, with the site's own words over it. */
  words: Words;
  /** Words that mean the same to a search, each group in all languages. */
  synonyms: string[][];
  /** Everyday synonyms and stop words of queries. Default: none. */
  queryWords?: QueryWords;
  /** What a search finds in a language: on all pages of a context but that of the search, or on those of one route alone. */
  entries(language: Language, context: CompileContext, route?: string): SearchEntry[];
  schemas: Schemas;
  /** Looks up a file by its path under `assets/`. */
  asset(path: string): AssetFacts | undefined;
  /** The files under `assets/` that only unpublished parts of the site use, by path. Default: none. */
  withheld?: ReadonlySet<string>;
  /** The text of a file under `assets/`, such as an SVG; `undefined` where there is none. */
  read(path: string): string | undefined;
  /** The styles of `pages/theme.css`, ready for a page. Default: the site has none. */
  themeCss?: string;
  sources: Record<string, CompileSource>;
  /** The collections with a feed. Default: none has one. */
  feeds?: FeedSource[];
  /**
   * Whether links name a page as a folder, with a slash at the end: a host that has only files would lead every visitor there by
   * a redirect. Default: as the route is spelled.
   */
  folders?: true;
  /** Where pages send their forms. Default: to their own addresses, where the site's server takes them. */
  formAction?: string;
  /** The ETag with which the site's server sends an answer of a source. Default: pages do not know it. */
  tagOf?(answer: unknown): string;
  /** The file of a page, relative to the site's folder. Default: it is not known. */
  fileOf?(page: PageDescriptor): string | undefined;
  /** A text that changes whenever what the page's file says does. Default: none is known, and nothing is kept of the page. */
  versionOf?(page: PageDescriptor): string | undefined;
  /** What of a page's sections is known without reading them. Default: nothing. */
  outlineOf?(page: PageDescriptor): PageOutline | undefined;
  /** The day on which what a page shows was last changed, `yyyy-mm-dd`. Default: it is not known. */
  changed?(page: PageDescriptor): string | undefined;
  /** Makes HTML from records safe to show. */
  sanitise: Preparation['sanitise'];
  /** Given in dev only: pages and sections then carry their places. Default: they carry none. */
  origin?: Origin;
}
