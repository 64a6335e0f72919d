/** Texts of a page that belong together, the name first. */
export interface TextGroup {
  /** The kind of search entry. */
  kind: string;
  /** The anchor of the element; empty for the page itself. */
  anchor: string;
  texts: string[];
  /** The item's own link, if it is not a page of the site. */
  leads?: string;
}
