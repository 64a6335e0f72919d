import type { CollectionFeed, RecordFields } from '../model/collection.ts';
import type { CompiledFile, DataState, Language, PictureVariants } from '../model/compiled.ts';
import type { ExternalScript, HeadEntry } from '../model/head-entry.ts';
import type { PageDescriptor } from '../model/page.ts';
import type { PageOutline } from '../model/page-outline.ts';
import type { Schemas } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { Endpoint, Params } from '../model/source.ts';
import type { Preparation } from '../model/sources/prepare-answer.ts';
import type { PictureFile } from '../model/variant-widths.ts';
import type { WordTable } from '../model/words.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { QueryWords } from '../search/index-files.ts';

export interface AssetFacts extends Omit<CompiledFile, 'name'>, PictureFile {}

export interface CompileSource {
  endpoint: Endpoint;
  /** The raw answer of the API; undefined without an answer. */
  answer(params: Params): unknown;
  /** All parameters that have an answer. */
  instances(): Params[];
  /** Shows its sections in one state, for the gallery. Default: the state of the data. */
  fixedState?: DataState;
  /** The source whose answers it imitates. Default: none. */
  standsFor?: string;
}

export interface FeedSource {
  name: string;
  feed: CollectionFeed;
  fields: RecordFields;
  /** With site values filled in, in the order of their files. */
  records: Record<string, unknown>[];
}

/** Positions in files, for links from the dev preview to the editor. */
export interface Origin {
  /** Line and column, from 1. */
  positionOf(file: string, path: Path): { line: number; column: number };
}

/** The input of compiling: valid descriptors, files and data. */
export interface CompileContext {
  site: SiteDescriptor;
  /** Whether it is a preview with drafts, which search engines must not index. Default: no. */
  isPreview?: boolean;
  pages: PageDescriptor[];
  shared: Map<string, Section[]>;
  /** The engine's words with the site's own over them. */
  words: WordTable;
  /** Groups of synonyms for the search, each in all languages. */
  synonyms: string[][];
  /** Default: none. */
  queryWords?: QueryWords;
  /** The search entries of all pages, or of the pages of one route. */
  entries(language: Language, context: CompileContext, route?: string): SearchEntry[];
  schemas: Schemas;
  asset(path: string): AssetFacts | undefined;
  /** The variants that a build makes of a picture. Default: none, and pages show the picture as it is. */
  variantsOf?(path: string): PictureVariants | undefined;
  /** The address of one variant, at least `wanted` pixels wide if it can be. Default: the picture as it is. */
  singleOf?(path: string, wanted: number): string | undefined;
  /** Assets that only unpublished parts use. Default: none. */
  withheld?: ReadonlySet<string>;
  /** The HTML of Markdown that a file has: of a text, or of the file that it names, in one language. */
  markdown(file: string, written: string, language: Language): string;
  /** The text of an asset, such as an SVG. */
  read(path: string): string | undefined;
  /** The compiled `pages/theme.css`. Default: none. */
  themeCss?: string;
  /** The site's own elements of the head. Default: none. */
  head?: HeadEntry[];
  /** The script that runs after a visitor's consent. Default: none. */
  analytics?: ExternalScript;
  sources: Record<string, CompileSource>;
  /** Default: none. */
  feeds?: FeedSource[];
  /** Whether links to pages end with a slash: file hosts would redirect every visitor. Default: no. */
  folders?: true;
  /**
   * The folder of canonical addresses, without a slash at the end, if the build is for another folder. Default: that of
   * the site.
   */
  canonicalBase?: string;
  /** The target of forms. Default: the page's own address. */
  formAction?: string;
  /** The ETag of a source's answer. Default: unknown. */
  tagOf?(answer: unknown): string;
  /** The file of a page, relative to the site's folder. Default: unknown. */
  fileOf?(page: PageDescriptor): string | undefined;
  /** A value that changes with the page's file. Default: unknown, and the page is not cached. */
  versionOf?(page: PageDescriptor): string | undefined;
  /** Facts about a page's sections without reading them. Default: none. */
  outlineOf?(page: PageDescriptor): PageOutline | undefined;
  /** The day of the last change, `yyyy-mm-dd`. Default: unknown. */
  changed?(page: PageDescriptor): string | undefined;
  sanitize: Preparation['sanitize'];
  /** Given in dev only, to add positions to pages and sections. */
  origin?: Origin;
  /** The folder of the site on its host, without which dev serves it: `/lab`. Given in dev only. */
  folder?: string;
}
