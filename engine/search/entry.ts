/** Something that a search can find, in one language: a page, a part of it under a heading, a row of a table or a list, a record. */
export interface SearchEntry {
  /** What it is: `page`, `section`, `row`, or of a record the name of its collection. */
  kind: string;
  title: string;
  /** Where it opens, with its anchor. */
  href: string;
  /** All that it says besides, as plain text. */
  text: string;
  /** The title of the page that it is part of. Empty for a page. */
  within: string;
  /** The language of its text, and of a part's title, as in HTML. Default: the page's. */
  lang?: string;
  /** Where an item leads by itself, off the site's pages. Not in an index: a search shows it where it stands. Default: nowhere. */
  leads?: string;
}
