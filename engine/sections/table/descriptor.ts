import type { CitedFields } from '../../descriptor/citation.ts';
import type { Column, Row } from '../../descriptor/column.ts';
import type { DataBinding } from '../../descriptor/data.ts';
import type { FieldName, Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A table with its rows written here or taken from a source.
 * @zh 表格，行写在此处或来自数据源。
 * @exactlyOne rows data
 * @alias datatable prices pricing spreadsheet 表格 价格 价目表
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
   * What the rows are cited by: each then has a button that shows its citation as BibTeX, as RIS and in words, to copy, and the table
   * links to a file of all. Default: rows are not cited.
   * @zh 各行按哪些字段引用：每行有一个按钮，以 BibTeX、RIS 和文字给出引用，可以复制；表格还有含全部条目的文件供下载。默认：不提供引用。
   */
  cite?: CitedFields;
  /**
   * A note under the table.
   * @zh 表格下方的说明。
   */
  note?: Text;
}
