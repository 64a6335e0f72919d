import type { Language } from '../model/compiled.ts';
import type { WordFiles } from '../model/page-file.ts';
import type { Archive } from './archives.ts';
import type { Encoding, Quality } from './precompress.ts';

/** Something of a site that is to be made. Paths are relative to the built site; the compressed variants are made with it. */
export type BuildTask = PageTask | ArchiveTask | TextTask | PictureTask | CopyTask;

/** A page: its HTML, at each of several paths, and its data. */
export interface PageTask {
  html: string[];
  data: string[];
  language: Language;
  /** The text of its data file, a `PageFile`. */
  file: string;
  quality: Quality;
  /** Whether it stands for unknown parameters, so that its addresses have data files of their own. */
  template: boolean;
}

/** A page that is to be made, before it is known whether it must be. */
export interface PageOrder extends Omit<PageTask, 'file'> {
  hash: string;
  /** Its data, compiled now where that was not needed for the hash. */
  file(): string;
}

export interface ArchiveTask extends Archive, Pick<PageTask, 'language' | 'file'> {}

/** An archive, before it is known whether it must be made. */
export interface ArchiveOrder extends Archive, Pick<PageOrder, 'language' | 'hash' | 'file'> {}

/** A text that is to be written, before it is known whether it must be. */
export interface TextOrder {
  path: string;
  hash: string;
  /** The text, made now where that was not needed for the hash. */
  text(): string;
}

/** Something of a site, before it is known whether it must be made. */
export type BuildOrder = PageOrder | ArchiveOrder | TextOrder | TextTask | PictureTask | CopyTask;

/** A file that is written as it is given. */
export interface TextTask {
  path: string;
  text: string;
}

/** A picture that is drawn from an SVG, as PNG. */
export interface PictureTask {
  path: string;
  svg: string;
}

/** A file that is there already, with compressed variants beside it or without. */
export interface CopyTask {
  path: string;
  /** Where it stands now. */
  from: string;
}

/** What a task wrote: each file's path, and the hash of what was meant to be in it. */
export type WrittenFiles = [path: string, hash: string][];

/** What workers know besides their tasks: the same for all of a build. Plain data, so that it can be sent to threads. */
export interface BuildInputs {
  folder: string;
  /** The folder with the site's assets. */
  assets: string;
  /** The compressed variants that files have beside them. */
  encodings: readonly Encoding[];
  template: string;
  /** The text of each language's `CompiledSite`. */
  sites: Record<Language, string>;
  /** Where each language's words are. */
  words: Record<Language, WordFiles>;
}
