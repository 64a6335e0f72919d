import type { Column, Row } from '../../descriptor/column.ts';
import type { DataBinding } from '../../descriptor/data.ts';
import type { FieldName, Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A table with its rows written here or taken from a source.
 * @zh 表格，行写在此处或来自数据源。
 * @exactlyOne rows data
 * @alias datatable
 */
export interface TableSection extends SectionBase {
  /**
   * The columns, in order.
   * @zh 各列，按顺序。
   * @minItems 1
   */
  columns: Column[];
  /**
   * The rows, written here.
   * @zh 写在此处的行。
   */
  rows?: Row[];
  /**
   * The source that the rows come from, instead of `rows`.
   * @zh 行所来自的数据源，用来代替 `rows`。
   */
  data?: DataBinding;
  /**
   * Puts a running number before each row. Default: `false`.
   * @zh 在每行前加序号。默认：`false`。
   */
  numbered?: boolean;
  /**
   * Puts a search field above the rows, which narrows them while a visitor types. A table of more than 200 rows always has one,
   * and draws only the rows in view. Default: `false`.
   * @zh 在行的上方放一个搜索框，访客输入时即筛选各行。超过 200 行的表格总有搜索框，并且只绘制可见的行。默认：`false`。
   */
  search?: boolean;
  /**
   * The field by whose values a visitor can narrow the rows: a choice above them of each value that there is, with how many rows have it. It
   * stands in the address. Default: none.
   * @zh 访客可按哪个字段的值筛选各行：上方列出已有的每个值和行数供选择，所选项写进地址。默认：没有。
   */
  filter?: FieldName;
  /**
   * A note under the table.
   * @zh 表格下方的说明。
   */
  note?: Text;
}
