/** A search result in one language: a page, a part of it under a heading, a row, or a record. */
export interface SearchEntry {
  /** `page`, `section`, `row`, or the name of a record's collection. */
  kind: string;
  title: string;
  /** Its address, with the anchor. */
  href: string;
  /** The rest of its content as plain text. */
  text: string;
  /** The title of its page. Empty for a page. */
  within: string;
  /** The language of its text and title, as in HTML. Default: the page's. */
  lang?: string;
  /** The address outside the site that an item links to. Not part of an index. Default: none. */
  leads?: string;
}
