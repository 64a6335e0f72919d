/** What of a page's sections is asked of all pages at once, so that nobody need read them for it. */
export interface PageOutline {
  /** The routes of the pages that its own sections show whole, as they are written, in order. */
  chapters: string[];
  /** The types of its sections, and of those inside them. */
  types: string[];
}
