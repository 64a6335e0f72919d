import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';

/** A page with everything to show it. */
export interface PageState {
  page: CompiledPage;
  site: CompiledSite;
  /** The new address, if it was requested under an old route. */
  movedTo?: string;
  /** The ids of the interactive sections of a prerendered page. Nothing is loaded for the others. */
  interactive?: ReadonlySet<string>;
  /** Whether it must be loaded as a document: the site was published again, or a script or style sheet failed. */
  asDocument?: boolean;
  /** Whether a script or style sheet failed to load. */
  inPart?: boolean;
  /** Whether it replaces a page that failed to load. */
  failed?: true;
}
