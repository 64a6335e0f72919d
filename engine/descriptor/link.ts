import type { Label, RowTarget, Target } from './kinds.ts';

/** A link with its words. */
export interface Link {
  /**
   * The words of the link. Say where it leads; never "click here".
   * @alias text title name
   */
  label: Label;
  /** Where the link leads. */
  to: Target;
  /** Opens a new tab. Default: `true` for PDF files and other sites, else `false`. */
  newTab?: boolean;
}

/** Where each row of a list leads. */
export interface RowLink {
  /** The page of one row; a field of the row in braces is filled in: `/company-news-content/{id}`. */
  to: RowTarget;
}
