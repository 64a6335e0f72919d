import type { DataBinding } from '../../descriptor/data.ts';
import type { Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';
import type { Column, Row } from '../../descriptor/table.ts';

/**
 * A table with its rows written here or taken from a source.
 * @exactlyOne rows data
 * @alias datatable
 */
export interface TableSection extends SectionBase {
  /**
   * The columns, in order.
   * @minItems 1
   */
  columns: Column[];
  /** The rows, written here. */
  rows?: Row[];
  /** The source that the rows come from, instead of `rows`. */
  data?: DataBinding;
  /** Puts a running number before each row. Default: `false`. */
  numbered?: boolean;
  /**
   * Puts a search field above the rows, which narrows them while a visitor types. A table of more than 200 rows always has one,
   * and draws only the rows in view. Default: `false`.
   */
  search?: boolean;
  /** A note under the table. */
  note?: Text;
}
