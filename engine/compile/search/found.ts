/** Texts of a page that belong together, what they are called by first. */
export interface Found {
  /** What they are, as an entry says it. */
  kind: string;
  /** The anchor of what holds them; empty where only the page does. */
  anchor: string;
  texts: string[];
  /** Where an item leads by itself, which is no page of the site. */
  leads?: string;
}
