import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';

/** A page with everything that showing it needs. */
export interface LoadedPage {
  page: CompiledPage;
  site: CompiledSite;
  /** The page's address where it was asked for under an old route: the app goes there. */
  movedTo?: string;
  /** The interactive sections, by id, where of the others nothing is loaded: the page came as HTML. */
  interactive?: ReadonlySet<string>;
  /**
   * Whether only its document can show the page: the site was published anew since this tab was opened, so that its code must not
   * read it, or a script or style sheet could not be had: a browser may fail at a script again for as long as the document lives.
   */
  asDocument?: boolean;
  /** Whether a script, style sheet or words that it shows by could not be had. */
  inPart?: boolean;
  /** Whether this stands in the place of a page that could not be had. */
  failed?: true;
}
