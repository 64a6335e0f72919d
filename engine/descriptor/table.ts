import type { AddressFieldName, BaseName, FieldName, Label, RowTarget, ShownAs, Text } from './kinds.ts';
import type { Link } from './link.ts';

/** One column of a table. */
export interface Column {
  /**
   * The field of each row that this column shows. In a section with `data`, a field of the source's answer.
   * @alias key name prop dataindex
   */
  field: FieldName;
  /**
   * The column's heading.
   * @alias title header heading text
   */
  label: Label;
  /**
   * How the field is shown: `text`, `code` (a fixed-width font), `number` (aligned by digit), `date` (`20250131` and
   * `2025-01-31` alike become a date), `html` (sanitised) or `link` (the field holds an address, which is named by its end).
   * Default: `text`.
   */
  kind?: ShownAs;
  /**
   * For `link`: how many characters at the address's beginning its name leaves out. An address that is no longer, or that is
   * rewritten to a file of this site, is named by its file name. Default: the file name.
   * @minimum 1
   * @asType integer
   */
  skip?: number;
  /**
   * Whether this column names its row, as a title does: screen readers say it with every cell of the row, it stays in view where
   * the table scrolls, and it heads the row's card on a phone. Default: the first column that is neither a number nor a date
   * does; in a table of downloads, the package.
   */
  names?: boolean;
  /** Where the cell's text leads; a field of the row in braces is filled in: `/test-document/{id}`. */
  to?: RowTarget;
  /** The field of each row that holds the address the text leads to; for rows that come from a source. */
  linkField?: AddressFieldName;
  /** The named base of site.json that the addresses in `linkField` are relative to. Default: they are whole. */
  base?: BaseName;
}

/** What one field of a row holds: words, or a link. */
export type Cell = Text | Link;

/**
 * One row of a table: a value for each column's field.
 * @kind Row
 */
export interface Row {
  [field: string]: Cell;
}
