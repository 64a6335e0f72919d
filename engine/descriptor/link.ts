import type { Text } from './text.ts';

/**
 * Where a link leads: a route of this site (`/gpu-download`, with `?query` and `#anchor` if needed), an anchor on this
 * page (`#section-id`), a file or service under a named base of site.json (`files:manual-en.pdf`), or a whole
 * `https:`, `http:`, `mailto:` or `tel:` address. Anything else is rejected.
 * @minLength 1
 * @pattern ^(?!javascript:|data:|vbscript:|//|/\\)[^\s\\]+$
 */
export type Address = string;

/**
 * Where a link of data leads: a whole `https:`, `http:`, `mailto:` or `tel:` address, an address of this site that begins with `/`, or a
 * file's name behind the base that the section which shows it names. Old prefixes are rewritten as site.json says.
 */
export type DataAddress = string;

/** A picture of data: a file's name behind the base that the section which shows it names, or an address of this site. Never one of another site. */
export type DataPicture = string;

/** A target that differs by language, for example a video on one platform for each. */
export interface BilingualAddress {
  /** Where the link leads on Chinese pages. */
  zh: Address;
  /** Where the link leads on English pages. */
  en: Address;
}

/** Where a link leads; one address, or one for each language. */
export type Target = Address | BilingualAddress;

/** A link with its words. */
export interface Link {
  /** The words of the link. Say where it leads; never "click here". */
  label: Text;
  /** Where the link leads. */
  to: Target;
  /** Opens a new tab. Default: `true` for PDF files and other sites, else `false`. */
  newTab?: boolean;
}
