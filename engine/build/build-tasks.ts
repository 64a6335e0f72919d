import type { Language } from '../model/compiled.ts';
import type { Archive } from './archives.ts';
import type { Encoding, Quality } from './precompress.ts';

/** Something to make. Paths are relative to the built site; compressed variants are made with each file. */
export type BuildTask = PageTask | ArchiveTask | TextTask | PictureTask | VariantsTask | CopyTask;

export interface PageTask {
  html: string[];
  data: string[];
  language: Language;
  /** The text of its data file, a `PageFile`. */
  file: string;
  quality: Quality;
  /** Whether it is the template for unknown parameters; then each address has its own data file. */
  template: boolean;
}

/** A page whose result may be cached: `hash` identifies its data without compiling it. */
export interface PageOrder extends Omit<PageTask, 'file'> {
  hash: string;
  /** Compiles the data unless the hash already needed it. */
  file(): string;
}

export interface ArchiveTask extends Archive, Pick<PageTask, 'language' | 'file'> {}

export interface ArchiveOrder extends Archive, Pick<PageOrder, 'language' | 'hash' | 'file'> {}

export interface TextOrder {
  path: string;
  hash: string;
  /** Creates the text unless the hash already needed it. */
  text(): string;
}

/** Something to make unless its result is cached. */
export type BuildOrder = PageOrder | ArchiveOrder | TextOrder | TextTask | PictureTask | VariantsTask | CopyTask;

export interface TextTask {
  path: string;
  text: string;
  /** Default: swift. */
  quality?: Quality;
}

/** A picture to draw from SVG as PNG. */
export interface PictureTask {
  path: string;
  svg: string;
}

/** A picture to convert. The addresses of its variants contain a hash of its content. */
export interface VariantsTask {
  /** The path under `assets/`. */
  picture: string;
  /** The start of their addresses. */
  base: string;
  /** What follows it: `480.avif`. */
  files: string[];
}

/** A file to copy, with its compressed variants if they exist. */
export interface CopyTask {
  path: string;
  from: string;
}

/** The files that a task wrote, each with the hash of its intended content. */
export type WrittenFiles = [path: string, hash: string][];

/** What all tasks of a build share. Plain data, so that it can be sent to threads. */
export interface BuildInputs {
  folder: string;
  /** The folder of finished pictures, which a later build can reuse. */
  finished: string;
  assets: string;
  encodings: readonly Encoding[];
  template: string;
  /** The styles of first views, by the name of an engine style or section type. */
  inline: Record<string, string>;
  /** The theme's complete CSS. */
  theme: string;
  /** Each language's `CompiledSite` as JSON. */
  sites: Record<Language, string>;
}
