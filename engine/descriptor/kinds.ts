/**
 * What a value of a descriptor or a record is: the one place that says so. A field's type names its kind, the generated schema keeps
 * the name, and the check, the compiler, `rename`, `where-used` and the editor's proposals ask for kinds and never for a key.
 */

declare const kind: unique symbol;

/** Tells kinds apart for TypeScript alone; any string may be written where one is asked for. */
interface Of<Name extends string> {
  readonly [kind]?: Name;
}

/** The names of the kinds that a type admits; `never` for one without. */
export type KindOf<T> = T extends { readonly [kind]?: infer Name } ? (Name extends string ? Name : never) : never;

/** The code of one of the site's languages. */
export type LanguageCode = string & Of<'LanguageCode'>;

/** A text in both languages of the site. Leaving one out is an error: a page never falls back silently. */
export interface BilingualText {
  /** The Chinese text. May hold `**bold**`, `` `code` `` and `[label](target)`, and site values such as `{product}`. */
  zh: string;
  /** The English text. May hold `**bold**`, `` `code` `` and `[label](target)`, and site values such as `{product}`. */
  en: string;
}

/**
 * Words that a visitor reads. Write `{ "zh": "…", "en": "…" }`, or one string when it is the same in every language
 * (a number, a file name, a formula). Inside: `**bold**`, `` `code` ``, `[label](target)` and site values in braces
 * (`{{product}}` shows the braces themselves).
 */
export type Text = (string & Of<'Text'>) | BilingualText;

/** Words that name something: a title, a heading, a label, the words of a link. Never empty. */
export type Label = Text;

/** Words of a record in both languages, as they stand. */
export interface BilingualWords {
  /** The Chinese words. */
  zh: string;
  /** The English words. */
  en: string;
}

/** Words of a record, as they stand: no markup, no site values. `{ "zh": "…", "en": "…" }`, or one string for every language. */
export type PlainText = (string & Of<'PlainText'>) | BilingualWords;

/** HTML in both languages. */
export interface BilingualHtml {
  /** The HTML of Chinese pages. */
  zh: string;
  /** The HTML of English pages. */
  en: string;
}

/**
 * HTML that visitors read, of a record or a row: `{ "zh": "…", "en": "…" }`, or one string for every language. It is sanitised before
 * it is shown: scripts, styles, forms and event handlers go.
 */
export type HtmlText = (string & Of<'HtmlText'>) | BilingualHtml;

/**
 * Where a link leads: a route of this site (`/gpu-download`, with `?query` and `#anchor` if needed), an anchor on this
 * page (`#section-id`), a file or service under a named base of site.json (`files:manual-en.pdf`), or a whole
 * `https:`, `http:`, `mailto:` or `tel:` address. Anything else is rejected.
 * @minLength 1
 * @pattern ^(?!javascript:|data:|vbscript:|//|/\\)[^\s\\]+$
 */
export type Address = string & Of<'Address'>;

/** A target that differs by language, for example a video on one platform for each. */
export interface BilingualAddress {
  /** Where the link leads on Chinese pages. */
  zh: Address;
  /** Where the link leads on English pages. */
  en: Address;
}

/** Where a link leads; one address, or one for each language. */
export type Target = Address | BilingualAddress;

/** A file of this site that visitors download or play: `files:manual.pdf`; one, or one for each language. */
export type FileTarget = Target;

/** Where a row leads: a target in which a field of the row in braces is filled in, as in `/test-document/{id}`. */
export type RowTarget = Target;

/** Where the pages of a list are: a target in which the page's number is put in place of `{page}`. */
export type PagerTarget = Target;

/** A page that is shown inside this one. Its origin goes into the site's content security policy. */
export type FrameTarget = Target;

/**
 * Where a link of data leads: a whole `https:`, `http:`, `mailto:` or `tel:` address, an address of this site that begins with `/`, or a
 * file's name behind the base that the section which shows it names. Old prefixes are rewritten as site.json says.
 */
export type DataAddress = string & Of<'DataAddress'>;

/** A picture of data: a file's name behind the base that the section which shows it names, or an address of this site. Never one of another site. */
export type DataPicture = string & Of<'DataPicture'>;

/** A picture's file under `assets/images/`, for example `lattice-perovskite.svg`. */
export type ImageFile = string;

/**
 * A page's own address, starting with `/`, unique on the site. `{product}` and other site values are filled in; any other
 * name in braces is a route parameter (`/company-news/{page}`).
 * @pattern ^/([\w.{}-]+(/[\w.{}-]+)*)?$
 */
export type PageRoute = string;

/** The route of a page of this site, as that page writes it. */
export type RouteName = string;

/**
 * A name that links may lead to, unique on its page: `/route#name`. Letters, digits and hyphens, starting with a letter.
 * @pattern ^[A-Za-z][A-Za-z0-9-]*$
 */
export type Anchor = string;

/**
 * The name of one choice of a section, such as a tab, as it stands in the page's address; unique in its section.
 * @pattern ^[a-z0-9][a-z0-9-]*$
 */
export type ChoiceName = string;

/**
 * The name under which a section keeps its choice in the page's address: `?guide=dcu`.
 * @pattern ^[a-z][a-z-]*$
 */
export type QueryName = string;

/** The anchor of a section of this page that has `data`. */
export type BoundSectionName = string;

/** A field of the answer that the section beside this name is bound to. */
export type AnswerFieldName = string;

/** A field of the rows that the section shows: of its own `rows`, or of its source's answer. */
export type FieldName = string;

/** A field of the rows that holds the address to which the section leads. */
export type AddressFieldName = string;

/** A field of the rows that the section shows as HTML. */
export type HtmlFieldName = string;

/**
 * How the field that stands beside it is shown: `text`, `code` (a fixed-width font), `number` (aligned by digit), `date` (`20250131` and
 * `2025-01-31` alike become a date), `html` (sanitised) or `link` (the field holds an address, which is named by its end).
 */
export type ShownAs = 'text' | 'code' | 'number' | 'date' | 'html' | 'link';

/** What the field that names a section's rows holds in one of them. */
export type RowName = string;

/** The name of a base of site.json. */
export type BaseName = string;

/**
 * The name of a shared file: `benchmarks` is `pages/shared/benchmarks.json`.
 * @pattern ^[a-z][a-z0-9-]*$
 */
export type SharedName = string;

/** A record's number: unique among the records of its collection, and where they have a closed choice (a category, a year), among those of the same. */
export type RecordId = number;

/** A day as `yyyy-mm-dd`: `2025-01-31`. */
export type Day = string;

/** A day as `yyyy-mm-dd`, or empty while there is none yet. */
export type OpenDay = string;

/**
 * A day as `yyyymmdd`: `20250131`.
 * @pattern ^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$
 */
export type CompactDay = string;

/** A month as `yyyy-mm`: `2025-01`. */
export type Month = string;

/**
 * A length of time as `mm:ss` or `h:mm:ss`: `12:05`.
 * @pattern ^(\d+:)?[0-5]?\d:[0-5]\d$
 */
export type Duration = string;
