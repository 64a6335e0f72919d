import type { CitedFields } from '../../model/citation.ts';
import type { Column, Row } from '../../model/column.ts';
import type { DataBinding } from '../../model/data.ts';
import type { RowFilters, RowSearch, Text } from '../../model/kinds.ts';
import type { ListPageLink } from '../../model/link.ts';
import type { SectionBase } from '../../model/section.ts';

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
   * @unique field
   */
  columns: Column[];
  /**
   * The rows, written here.
   * @zh 写在此处的行。
   */
  rows?: Row[];
  /**
   * The source that the rows come from, instead of `rows`. An answer that is cut into pages shows one, with a pager below.
   * @zh 行所来自的数据源，用来代替 `rows`。分页的返回数据每次显示一页，下方有分页。
   */
  data?: DataBinding;
  /**
   * The page of the site for each page of the answer, where `data` takes its `page` from the route; the number is put in place of
   * `{page}`: `/papers/{page}`. Default: pages change in place, which needs JavaScript.
   * @zh 返回数据的每一页在网站上的页面，用于 `data` 的 `page` 取自路由时；`{page}` 换成页码：`/papers/{page}`。默认：在原处翻页，需要
   * JavaScript。
   */
  list?: ListPageLink;
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
  search?: RowSearch;
  /**
   * The fields by whose values a visitor can narrow the rows. Each has a choice above the rows of the values that it has, with how many of
   * the rows that the other choices leave have each. Rows that match every choice show. Choices are in the address. Default: none.
   * @zh 访客可按哪些字段的值筛选各行：每个字段在上方列出已有的值，以及其他选择之下各值的行数。只显示符合所有选择的行，所选项写进地址。
   * 默认：没有。
   * @minItems 1
   * @unique
   */
  filters?: RowFilters;
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
