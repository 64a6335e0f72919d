/** Facts about a page's sections that are needed of all pages, without reading their files. */
export interface PageOutline {
  /** The routes of its chapters, in order. */
  chapters: string[];
  /** The types of its sections, including nested ones. */
  types: string[];
}
