import type { Text } from './sample.ts';

/** A language of a document; `both` is a Chinese part and an English one in one file. */
export type Language = 'zh' | 'en' | 'both';

/** A document: a title page with its contents, then its chapters, in one language or in both, one after the other. */
export interface SampleDocument {
  /** Relative to `assets/files/`. */
  path: string;
  language: Language;
  /** A `deck` has a slide for each chapter; a `manual` is printed on A4. */
  look: 'deck' | 'manual';
  title: Text;
  /** What it is about, in a sentence. */
  about: Text;
  chapters: Chapter[];
}

/** A chapter, which the bookmarks name. */
export interface Chapter {
  title: Text;
  blocks: Block[];
}

/** A piece of a chapter. Texts are marked up as in descriptors, except HTML, which is as records have it. */
export type Block =
  | { heading: Text }
  | { text: Text }
  | { points: Text[] }
  | { code: string }
  | { head: Text[]; rows: Text[][] }
  | { html: Text }
  | Figure;

/** A drawing, and what it shows. */
export interface Figure {
  /** The SVG file's text. */
  svg: string;
  /** Stands under it, and is read in its place. */
  caption: Text;
}
