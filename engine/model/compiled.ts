import type { CitedFields } from './citation.ts';
import type { DataBinding } from './data.ts';
import type { HtmlText, KindOf, PlainText, Target, Text } from './kinds.ts';
import type { Location } from './location.ts';
import type { Picture } from './picture.ts';
import type { RelatedPages, SubjectIndex } from './search.ts';
import type { Section } from './section.ts';
import type { Redirect } from './site.ts';

/** The code of a language of the site. */
export type Language = string;

/** A text in one language with its markup parsed: a plain string where there is none. */
export type Inline = string | InlineNode[];

/** A run of text with one kind of markup. */
export type InlineNode = string | { strong: Inline } | { code: string } | { label: Inline; to: CompiledTarget };

/** A code: as it stands, or in parts where only a browser may know the whole address of a file of this site. */
export type CompiledCode = string | (string | { href: string })[];

/** A resolved link target. */
export interface CompiledTarget {
  /** The address as the browser takes it; internal ones carry the language's prefix. */
  href: string;
  /** True when it leads to another site. */
  external?: true;
  /** True when it opens a new tab. */
  newTab?: true;
  /** Set for files of this site: what the visitor downloads. */
  file?: CompiledFile;
}

/** A download, measured from the file itself. */
export interface CompiledFile {
  /** The file's name. */
  name: string;
  /** Its size in bytes. */
  bytes: number;
  /** Its SHA-256, in hexadecimal. */
  sha256: string;
  /** A video's length in seconds. */
  seconds?: number;
}

/** A picture ready to render. */
export interface CompiledPicture {
  /** Its address. */
  src: string;
  /** Its alternative text in the page's language; empty when it decorates. */
  alt: string;
  /** Its own width in pixels. */
  width?: number;
  /** Its own height in pixels. */
  height?: number;
}

/** A place, as it was measured and as each coordinate system has it. */
export interface CompiledLocation extends Location {
  /** Latitude and longitude in each system, in degrees. */
  positions: Record<Location['system'], [latitude: number, longitude: number]>;
}

declare const sanitised: unique symbol;

/**
 * HTML that may be inserted into a page. Only the sanitiser makes it; in a page's data it stands as an object of its own kind,
 * so that no string passes for it, and no answer of an API, of which nothing but strings and numbers is taken.
 */
export interface SafeHtml {
  /** The HTML, cleaned. */
  readonly html: string;
  readonly [sanitised]: true;
}

/**
 * What a source's answer holds, as far as the browser must know: a list of a form, an object's fields (with `?` after the name of
 * one that may be missing), or the kind of a value. `text` may stand in several languages; `html` is such a text, shown as HTML.
 */
export type AnswerForm =
  | 'text'
  | 'html'
  | 'string'
  | 'number'
  | 'boolean'
  | [AnswerForm]
  | { [field: string]: AnswerForm };

/** A section's binding to a source with its parameters filled in. */
export interface CompiledData {
  /** The source's name. */
  source: string;
  /** The parameters, as the API takes them. */
  params: Record<string, string>;
  /** Where the API answers, with `{name}` for each parameter. */
  path: string;
  /** What an answer must look like to be shown, and what of it this section shows as HTML. */
  form: AnswerForm;
  /** How many records a page of the answer has. Absent for one that is not cut into pages, and where it is not known. */
  size?: number;
  /** The answer at build time, in the page's language and sanitised; absent when there was none. */
  answer?: unknown;
  /** The ETag of that answer, by which the site's own server says that it is still the newest. Absent where there is none to ask. */
  tag?: string;
  /** The files of this site that the answer leads to, by their address; absent when there are none. */
  files?: Record<string, CompiledFile>;
  /** Shows the section in this state for good, and the source is never asked: for the gallery. Absent on a site's pages. */
  fixedState?: DataState;
}

/** What a section's rows are cited by, and where the bibliographies of all of them are. */
export interface CompiledCitedFields extends CitedFields {
  /** Their address, without the ending that tells their form. */
  list: string;
}

/** The states of a section's data, besides an answer without rows: under way, here, failed, or asked for what is not there. */
export type DataState = 'loading' | 'ready' | 'failed' | 'unknown';

/**
 * What the compiler makes of a descriptor type: texts become {@link Inline}, plain ones strings, HTML becomes {@link SafeHtml}, code
 * {@link CompiledCode}, targets {@link CompiledTarget}, pictures, places, data bindings and nested sections their compiled forms; everything else stays.
 */
export type Compiled<T> =
  'HtmlText' extends KindOf<T>
    ? SafeHtml | Member<Exclude<T, HtmlText>>
    : 'Text' extends KindOf<T>
      ? Inline | Member<Exclude<T, Text>>
      : 'PlainText' extends KindOf<T>
        ? string | Member<Exclude<T, PlainText>>
        : 'CodeText' extends KindOf<T>
          ? CompiledCode
          : 'ArchiveName' extends KindOf<T>
            ? CompiledTarget
            : 'PdfName' extends KindOf<T>
              ? CompiledTarget
              : 'Address' extends KindOf<T>
                ? CompiledTarget | Member<Exclude<T, Target>>
                : Member<T>;

// A string may be of a kind, which makes it look like an object.
type Member<T> = T extends string
  ? T
  : T extends CitedFields
    ? CompiledCitedFields
    : T extends Picture
      ? CompiledPicture
      : T extends Location
        ? CompiledLocation
        : T extends RelatedPages
          ? CompiledRelated[]
          : T extends SubjectIndex
            ? CompiledSubject[]
            : T extends Section
              ? CompiledSection
              : T extends DataBinding
                ? CompiledData
                : T extends readonly (infer Element)[]
                  ? Compiled<Element>[]
                  : T extends object
                    ? { [K in keyof T]: Compiled<T[K]> }
                    : T;

/** Where a section is written. */
export interface SourcePosition {
  /** The page's file, or the shared file that it includes, relative to the site's folder. */
  file: string;
  /** The JSON pointer of the section in the file. */
  pointer: string;
  /** Its line, from 1. */
  line: number;
  /** Its column, from 1. */
  column: number;
}

/** What is wrong with a section that is shown in spite of errors. */
export interface SectionErrors {
  messages: string[];
  /** Whether only its frame can be shown. Default: what stands in it was sound before, or is in spite of these errors. */
  isEmpty?: true;
}

/** A compiled section, as the frame receives it; its renderer knows the rest. */
export interface CompiledSection {
  type: string;
  id: string;
  /** Where it is written; in dev only. */
  place?: SourcePosition;
  /** What is wrong with it; in dev only, where a site is shown in spite of errors. */
  unsound?: SectionErrors;
  showOn?: 'desktop' | 'mobile' | 'both';
  heading?: Inline;
  lead?: Inline;
  data?: CompiledData;
  cite?: CompiledCitedFields;
  /** What other pages have on the subjects of its page. */
  related?: CompiledRelated[];
  /** Where the archive of its page is. */
  archive?: CompiledTarget;
  /** Where the PDF of its page is. Absent: there is none, or its language is written from the right. */
  pdf?: CompiledTarget;
  /** The places in it of the lists of sections right inside it: a browser has no schema that says which they are. Absent: none. */
  sectionsAt?: (string | number)[][];
  [field: string]: unknown;
}

/** A step of the breadcrumb. */
export interface Crumb {
  label: string;
  href: string;
}

/** Where the navigation is marked while a page is shown. */
export interface CurrentEntry {
  /** The entry's position in the navigation, the outermost group's first. */
  at: number[];
  /** True when the entry leads to the page itself; false when it leads to one that holds the page. */
  isPage: boolean;
}

/** Where a page stands in a series, and how old it is. */
export interface CompiledSeries {
  /** The page before. Absent: it is the first. */
  previous?: Crumb;
  /** The page after. Absent: it is the last. */
  next?: Crumb;
  /** The page that shows all of them, each as a chapter. */
  whole: Crumb;
  /** The day on which what it shows was last changed, `yyyy-mm-dd`. Absent: it is not known. */
  updated?: string;
}

/** A finished page in one language: what is rendered to HTML, and what its data file holds. */
export interface CompiledPage {
  /** The page descriptor's id. */
  id: string;
  language: Language;
  /** The concrete route without the language's prefix, such as `/news/2`. */
  route: string;
  /** The route that search engines know it by, where another shows the same. Absent: its own. */
  canonical?: string;
  /** The page's first heading. */
  title: string;
  /** The section and field that the title is taken from once its data is there. */
  titleFrom?: { section: string; field: string };
  showTitle: boolean;
  /** The browser's title. */
  documentTitle: string;
  /** The organisation's name, which follows a title that comes from data. */
  titleSuffix: string;
  description: string;
  /** The address of the picture of its link previews. Absent: that which is drawn for it. */
  preview?: string;
  /** Whether search engines are asked to leave it out. Absent: they may list it. */
  noindex?: true;
  lead?: Inline;
  picture?: CompiledPicture;
  breadcrumb: Crumb[];
  /** The entry of the navigation that is current; absent where none leads to the page or to one that holds it. */
  current?: CurrentEntry;
  contents?: boolean;
  /** Absent: it is in no series. */
  series?: CompiledSeries;
  /** The language of the content where it differs from the page's. */
  contentLanguage?: Language;
  /** Whether this stands for all routes of its pattern that have no page of their own: its address is none. */
  template?: true;
  /** The languages in which it is, and the route that stands for it in the others. Absent: it is in every language. */
  only?: { languages: Language[]; instead: string };
  /** The feeds that its head announces: what they are called, and their collections. Absent: none. */
  feeds?: { title: string; name: string }[];
  /** Where an unknown route parameter leads, for routes with defaults. */
  fallbackRoute?: string;
  sections: CompiledSection[];
}

/** How the site looks, as each document carries it. */
export interface CompiledTheme {
  /** The styles that lie over the engine's. */
  css: string;
  /** The addresses of the fonts that a document asks for before its styles do. */
  fonts: string[];
}

/** Addresses of style sheets. */
export interface CompiledStyles {
  /** Of all that most pages need: the same for every page, so that a browser asks for it once. */
  shared: string;
  /** Of each section type that few pages show. */
  own: Record<string, string>;
}

/** What surrounds every page, in one language. */
export interface CompiledSite {
  language: Language;
  /** All of the site's languages, the default first. */
  languages: CompiledLanguage[];
  /** What the engine itself says. In a browser only the rooms of what it renders are here. */
  words: CompiledWords;
  name: string;
  shortName: string;
  tagline: string;
  logo: string;
  /** The picture in browsers' tabs. */
  favicon: string;
  /** Search over the site. Absent: it has none. */
  search?: CompiledSearch;
  origin?: string;
  /** Where browsers ask for newer data: another site, or `/` for this one. Absent: nowhere, unless the server says so. */
  api?: string;
  /** The style sheets that have what documents do not carry. Default: pages are not built, and bring all their styles. */
  styles?: CompiledStyles;
  /** Whether addresses of pages end in a slash. Absent: they do not. */
  folders?: true;
  /** Whether it is a preview with drafts, and says so. Absent: it is not. */
  isPreview?: true;
  /** A hash of what all pages of the site share: a document and what it is hydrated with are of one edition. Absent in dev. */
  edition?: string;
  /** Whether browsers keep its pages. Absent: they do not. */
  offline?: true;
  onDataFailure: 'notice' | 'silent';
  /** How days are shown. Absent: in numbers. */
  dates?: 'numbers' | 'words';
  /** Where browsers send word of faults. Absent: nowhere. */
  faultReports?: string;
  /** Where the pages' forms are sent. Absent: to their pages' own addresses, where the site's server takes them. */
  formAction?: string;
  /** When the site was built, in ISO form: how old the answers on its pages are. Absent in dev, where each page is built anew. */
  built?: string;
  /** Old prefixes in API answers with their replacements, resolved to addresses. */
  rewrites: { from: string; to: string }[];
  /** The site's old routes, which links in answers may still name. Absent where there are none. */
  redirects?: Redirect[];
  /** Where the files whose addresses begin with `from` are too, and under which name: their addresses there begin with `to`. Absent: nowhere. */
  mirrors?: { label: string; from: string; to: string }[];
  /** Base addresses by name, resolved for this language. */
  bases: Record<string, string>;
  navigation: CompiledNavigationEntry[];
  footer: CompiledFooter;
  map?: { tiles: string; key: string; attribution: string; system: 'WGS-84' | 'GCJ-02' | 'BD-09' };
}

/** Search over a site in one language. */
export interface CompiledSearch {
  /** The address of its page. */
  href: string;
  /** What kinds of records are called, and the collections of each. */
  kinds: { label: string; collections: string[] }[];
}

/** A subject of an index: a term, how many places it stands at, and the first of them. */
export interface CompiledSubject {
  term: string;
  total: number;
  places: { title: string; href: string; within: string; lang?: string }[];
}

/** A page that has something on the subjects of another. */
export interface CompiledRelated {
  title: string;
  /** Absent for a page of which each record has one. */
  href?: string;
  /** Its items, the nearest first, each with the words that it has in common with the page. */
  items: { title: string; to: CompiledTarget; shared: string[]; lang?: string }[];
}

/** A language of the site, as pages know it. */
export interface CompiledLanguage {
  code: Language;
  /** What its addresses begin with: nothing for the default. */
  prefix: string;
  /** What HTML calls it. */
  tag: string;
  /** The direction of its writing. Absent: from left to right. */
  direction?: 'rtl';
  /** What the switch to it shows, and what it says. */
  short: string;
  invitation: string;
}

/** The engine's words in one language by room and key, as i18next takes them: the form of a number has its own key, `total_one`. */
export type CompiledWords = Record<string, Record<string, string>>;

/** An entry of the navigation in one language. */
export interface CompiledNavigationEntry {
  label: string;
  to?: CompiledTarget;
  children?: CompiledNavigationEntry[];
}

/** The foot of every page in one language. */
export interface CompiledFooter {
  groups: { title: string; links: { label: string; to: CompiledTarget }[] }[];
  contacts: { label: string; value: string; to?: CompiledTarget }[];
  qrCode?: { picture: CompiledPicture; caption: string };
  social: { label: string; to: CompiledTarget }[];
  copyright: string;
  filing?: { label: string; to: CompiledTarget };
}

/** What a section's renderer receives. The frame has drawn heading and lead and waited for the data. */
export interface SectionProps<S, Answer = undefined> {
  /** The compiled descriptor. */
  section: Compiled<S> & { id: string };
  /** The source's answer for a section with `data`; `undefined` for one with its rows inline. */
  data: Answer;
}
