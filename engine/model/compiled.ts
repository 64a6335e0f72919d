import type { CitedFields } from './citation.ts';
import type { DataBinding } from './data.ts';
import type { HtmlText, KindOf, Markdown, PlainText, Target, Text } from './kinds.ts';
import type { Location } from './location.ts';
import type { Picture } from './picture.ts';
import type { Section } from './section.ts';
import type { SiteDescriptor } from './site.ts';
import type { RelatedPages, SubjectIndex } from './site-search.ts';

export type Language = string;

/** A text in one language with parsed markup; a string if it has no markup. */
export type Inline = string | InlineNode[];

export type InlineNode = string | { strong: Inline } | { code: string } | { label: Inline; to: CompiledTarget };

/** Code. It has parts if only the browser knows the origin of a file's URL. */
export type CompiledCode = string | (string | { href: string })[];

/** A resolved link target. */
export interface CompiledTarget {
  /** The URL; internal ones include the language prefix. */
  href: string;
  external?: true;
  newTab?: true;
  /** For files of this site. */
  file?: CompiledFile;
}

/** Facts about a download, read from the file. */
export interface CompiledFile {
  name: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** The duration of a video. */
  seconds?: number;
}

export interface CompiledPicture extends PictureFacts {
  /** In its own format, for readers without AVIF and WebP. */
  src: string;
  /** Empty for decoration. */
  alt: string;
}

/** What a build knows about a picture besides its text. */
export interface PictureFacts {
  /** The intrinsic width in pixels. */
  width?: number;
  height?: number;
  /** Absent in dev, and for pictures that are published as they are. */
  variants?: PictureVariants;
}

/** The attributes of the picture in a page's header. */
export interface HeaderPicture extends Omit<CompiledPicture, 'variants'> {
  srcSet?: string;
  sizes?: string;
}

/** A picture in several widths, each in AVIF and WebP. */
export interface PictureVariants {
  /** The start of their addresses: `/_/pictures/3f2a91c0d4-`. The width and the format follow: `480.avif`. */
  base: string;
  /** In pixels, the smallest first. */
  widths: number[];
  /** What follows `base` in the address of the picture in its own format: `1080.jpg`. */
  own: string;
}

/** A location, also converted to the other coordinate systems. */
export interface CompiledLocation extends Location {
  /** In degrees. */
  positions: Record<Location['coordinateSystem'], [latitude: number, longitude: number]>;
}

declare const sanitized: unique symbol;

/**
 * HTML that is safe to insert into a page; only the sanitizer creates it. It is an object, so neither a string nor an
 * API response can pass for it.
 */
export interface SafeHtml {
  readonly html: string;
  readonly [sanitized]: true;
}

/**
 * The shape of an API response: a list, an object (optional fields end in `?`) or a type of value. `text` and `html`
 * may be in several languages.
 */
export type AnswerForm =
  | 'text'
  | 'html'
  | 'string'
  | 'number'
  | 'boolean'
  | [AnswerForm]
  | { [field: string]: AnswerForm };

/** A section's data binding with its parameters resolved. */
export interface CompiledData {
  source: string;
  params: Record<string, string>;
  /** The API path, with `{name}` for each parameter. */
  path: string;
  /** The required shape of the response, which also says which fields are HTML. */
  form: AnswerForm;
  /** The records per page of a paginated response, if known. */
  size?: number;
  /** The response at build time, sanitized and in the page's language. */
  answer?: unknown;
  /** The ETag of that response, for revalidation with the site's own server. */
  tag?: string;
  /** The files of this site that the response links to, by address. */
  files?: Record<string, CompiledFile>;
  /** The pictures of this site that the response shows, by address. */
  pictures?: Record<string, PictureFacts>;
  /** For the gallery: always shows this state and requests nothing. */
  fixedState?: DataState;
}

/** The citation fields of a section's rows, and the address of all its citations. */
export interface CompiledCitedFields extends CitedFields {
  /** Without a file extension. Absent in another app that does not know the built site. */
  list?: string | undefined;
}

/** The state of a section's data; `unknown` if the record does not exist. */
export type DataState = 'loading' | 'ready' | 'failed' | 'unknown';

/**
 * Maps a descriptor type to its compiled type: `Text` to {@link Inline}, `PlainText` to `string`, `HtmlText` and
 * `Markdown` to {@link SafeHtml}, `CodeText` to {@link CompiledCode}, `Target` to {@link CompiledTarget}, and so on.
 */
export type Compiled<T> =
  'HtmlText' extends KindOf<T>
    ? SafeHtml | Member<Exclude<T, HtmlText>>
    : 'Markdown' extends KindOf<T>
      ? SafeHtml | Member<Exclude<T, Markdown>>
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

// A branded string would otherwise match `object`.
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

/** The position of a section in its file. */
export interface SourcePosition {
  /** The page's file or a shared file, relative to the site's folder. */
  file: string;
  /** The JSON pointer of the section. */
  pointer: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** The errors of a section that dev shows all the same. */
export interface SectionErrors {
  messages: string[];
  /** Whether only its frame shows. Default: its last valid content shows. */
  isEmpty?: true;
}

/** The fields of a compiled section that its frame uses. */
export interface CompiledSection {
  type: string;
  id: string;
  /** In dev only. */
  place?: SourcePosition;
  /** In dev only. */
  unsound?: SectionErrors;
  showOn?: 'desktop' | 'mobile' | 'both';
  heading?: Inline;
  lead?: Inline;
  data?: CompiledData;
  cite?: CompiledCitedFields;
  related?: CompiledRelated[];
  archive?: CompiledTarget;
  /** Absent for right-to-left languages. */
  pdf?: CompiledTarget;
  /** The paths of its nested lists of sections, because browsers have no schema. */
  sectionsAt?: (string | number)[][];
  [field: string]: unknown;
}

export interface Crumb {
  label: string;
  href: string;
}

/** The current entry of the navigation. */
export interface CurrentEntry {
  /** The indexes of its groups and of the entry. */
  at: number[];
  /** False if the entry links to an ancestor of the page. */
  isPage: boolean;
}

/** The position of a page in a series. */
export interface CompiledSeries {
  previous?: Crumb;
  next?: Crumb;
  /** The page that shows all chapters. */
  whole: Crumb;
  /** The date of the last change of its content, `yyyy-mm-dd`, if known. */
  updated?: string;
}

/** A heading within a long text. */
export interface TextHeading {
  id: string;
  heading: string;
}

/** A page in one language, ready to render; also the content of its data file. */
export interface CompiledPage {
  id: string;
  language: Language;
  /** Without parameters and language prefix, such as `/news/2`. */
  route: string;
  /** The canonical route, if another page has the same content. */
  canonical?: string;
  title: string;
  /** The section and field of a title from live data. */
  titleFrom?: { section: string; field: string };
  showTitle: boolean;
  documentTitle: string;
  /** Follows a title from live data. */
  titleSuffix: string;
  description: string;
  /** The picture for link previews. Default: a generated one. */
  preview?: string;
  noindex?: true;
  lead?: Inline;
  picture?: HeaderPicture;
  breadcrumb: Crumb[];
  current?: CurrentEntry;
  /** The headings of texts by the id of their section, for a table of contents that lists two headings or more. */
  tableOfContents?: Record<string, TextHeading[]>;
  series?: CompiledSeries;
  /** If different from the page's. */
  contentLanguage?: Language;
  /** Whether this renders every route of its pattern that has no page; it has no address. */
  template?: true;
  /** Whether unknown addresses show it. */
  isNotFound?: true;
  /** Its languages, and the route to show in the others. Default: every language. */
  only?: { languages: Language[]; instead: string };
  /** The feeds that its `<head>` links: title and collection. */
  feeds?: { title: string; name: string }[];
  /** The route for unknown parameters, if the route has defaults. */
  fallbackRoute?: string;
  sections: CompiledSection[];
  /** The counted texts of the prerendered page, which browsers show without i18next. Default: not prerendered, or none. */
  counted?: CountedTexts;
}

/**
 * Texts with plural forms or formatted numbers, by section, namespace, and key with values. A section without such texts
 * yet has its namespaces. Parts outside of sections have an empty id.
 */
export type CountedTexts = Record<string, Record<string, Record<string, string>>>;

export interface CompiledTheme {
  /** Overrides the engine's styles. */
  css: string;
  /** Fonts to preload. */
  fonts: string[];
}

/** The addresses of style sheets. */
export interface CompiledStyles {
  /** For every page, so that browsers load it once. */
  shared: string;
  /** By section type, for types that few pages use. */
  own: Record<string, string>;
}

/** The site in one language. */
export interface CompiledSite
  extends Pick<SiteDescriptor, 'origin' | 'onDataFailure' | 'dateFormat' | 'errorReports' | 'redirects'> {
  language: Language;
  /** The default first. */
  languages: CompiledLanguage[];
  /** Interface texts. Browsers have only those of the components that they render. */
  words: CompiledWords;
  name: string;
  shortName: string;
  tagline: string;
  logo: string;
  favicon: string;
  search?: CompiledSearch;
  /** The origin of the API, or `/` for this site. Default: none, unless the server announces one. */
  api?: string;
  /** Style sheets besides inline styles. Absent in dev, where pages inline all styles. */
  styles?: CompiledStyles;
  /** Whether page addresses end in a slash. */
  folders?: true;
  /** Makes canonical addresses if the build is for another folder of the host than the site. */
  canonicalSite?: Pick<CompiledSite, 'languages' | 'folders'>;
  /** Whether it is a preview with drafts. */
  isPreview?: true;
  /** A hash of all shared data: a document and its hydration data must have the same. Absent in dev. */
  edition?: string;
  /** Whether browsers cache pages. */
  offline?: true;
  /** The endpoint for forms. Default: the page's own address. */
  formAction?: string;
  /** The ISO time of the build. Absent in dev, which renders each page on request. */
  built?: string;
  /** Address prefixes to replace in API responses. */
  rewrites: { from: string; to: string }[];
  /** Mirrors of the files below `from`. */
  mirrors?: { label: string; from: string; to: string }[];
  /** Base addresses by name. */
  bases: Record<string, string>;
  navigation: CompiledNavigationEntry[];
  footer: CompiledFooter;
  map?: { tiles: string; key: string; attribution: string; system: 'WGS-84' | 'GCJ-02' | 'BD-09' };
}

export interface CompiledSearch {
  href: string;
  /** The search filters for collections. */
  filters: { label: string; collections: string[] }[];
}

/** A term of the subject index with its first locations. */
export interface CompiledSubject {
  term: string;
  total: number;
  places: { title: string; href: string; within: string; lang?: string }[];
}

/** A page with related content. */
export interface CompiledRelated {
  title: string;
  /** Absent for a page with one instance per record. */
  href?: string;
  /** The most related first, each with the terms that it shares with the page. */
  items: { title: string; to: CompiledTarget; shared: string[]; lang?: string }[];
}

export interface CompiledLanguage {
  code: Language;
  /** The start of its addresses, with the folder of the site. Only that for the default language. */
  prefix: string;
  /** The BCP 47 tag in HTML. */
  tag: string;
  direction?: 'rtl';
  /** The visible text of the language switch; `switchLabel` is its accessible name. */
  shortName: string;
  switchLabel: string;
}

/** Interface texts in one language, by namespace and key, for i18next: plural forms have their own keys (`total_one`). */
export type CompiledWords = Record<string, Record<string, string>>;

export interface CompiledNavigationEntry {
  label: string;
  to?: CompiledTarget;
  children?: CompiledNavigationEntry[];
}

export interface CompiledFooter {
  groups: { title: string; links: { label: string; to: CompiledTarget }[] }[];
  contacts: { label: string; value: string; to?: CompiledTarget }[];
  qrCode?: { picture: CompiledPicture; caption: string };
  social: { label: string; to: CompiledTarget }[];
  copyright: string;
  icpFiling?: { label: string; to: CompiledTarget };
}

/** Props of a section's renderer. Its frame renders heading and lead, and waits for the data. */
export interface SectionProps<S, Answer = undefined> {
  section: Compiled<S> & { id: string };
  /** The response for a section with `data`; `undefined` if its rows are inline. */
  data: Answer;
}
