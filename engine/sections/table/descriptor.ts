import type { CitedFields } from '../../model/citation.ts';
import type { Column, Row } from '../../model/column.ts';
import type { DataBinding } from '../../model/data.ts';
import type { RowFilters, RowSearch, Text } from '../../model/kinds.ts';
import type { ListPageLink } from '../../model/link.ts';
import type { RowGrouping } from '../../model/row-grouping.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A table with its own rows or with rows from a source.
 * @title Table | 表格
 * @zh 表格，行写在页面中或来自数据源。
 * @exactlyOne rows data
 * @alias datatable prices pricing spreadsheet 表格 价格 价目表
 */
export interface TableSection extends SectionBase {
  /**
   * The columns, in order.
   * @title Columns | 列
   * @zh 各列，按顺序。
   * @minItems 1
   * @unique field
   */
  columns: Column[];
  /**
   * The rows.
   * @title Rows | 行
   * @zh 表格的行。
   */
  rows?: Row[];
  /**
   * The source of the rows, instead of `rows`. A paginated response shows one page, with pagination below.
   * @title Rows from data | 数据来源
   * @zh 行的数据源，代替 `rows`。返回数据分页时，每次显示一页，下方有页码。
   */
  data?: DataBinding;
  /**
   * The address of each page of rows, with `{page}` for its number: `/papers/{page}`. Use it if the `page` of
   * `data` comes from the address. Default: pages change in place, which needs JavaScript.
   * @title Address of the pages | 分页地址
   * @zh 每一页的地址，用 `{page}` 表示页码：`/papers/{page}`。`data` 的 `page` 取自页面地址时才写。默认：在当
   * 前页面内翻页，需要 JavaScript。
   */
  list?: ListPageLink;
  /**
   * Whether rows are numbered. Default: `false`.
   * @title Number the rows | 给各行编号
   * @zh 是否给各行编号。默认：`false`。
   */
  numbered?: boolean;
  /**
   * Whether to show a search box above the rows. Tables with more than 200 rows always have one. Default:
   * `false`.
   * @title Search box | 搜索框
   * @zh 是否在上方显示搜索框。超过 200 行的表格始终有搜索框。默认：`false`。
   */
  search?: RowSearch;
  /**
   * The fields to filter by. Each gets a menu of its values with the number of matching rows. The selection
   * is in the address; a row must match all filters. Default: none.
   * @title Filters | 筛选字段
   * @zh 可筛选的字段。每个字段有一个菜单，列出各个值及相应的行数；所选项写入地址，行须符合所有筛选条件。默
   * 认：无。
   * @minItems 1
   * @unique
   */
  filters?: RowFilters;
  /**
   * Groups the rows under headings, one for each value of a field, with the number of rows: the papers of each
   * year. Searches and filters keep the headings of the rows that they find. Default: no groups.
   * @title Group rows by | 分组
   * @zh 按某个字段的值给各行分组，每组有标题和行数，例如按年份列出论文；搜索或筛选后，只留下有结果的组。默认：
   * 不分组。
   * @alias group groups
   */
  groupBy?: RowGrouping;
  /**
   * The fields with citation data. Each row gets a button with its citation as BibTeX, RIS and text, and the
   * table a download with all citations. Default: no citations.
   * @title Citations | 引用信息
   * @zh 存放引用信息的字段。每行有一个按钮，提供 BibTeX、RIS 和纯文本格式的引用；表格还可下载全部引用。默认：
   * 不提供引用。
   */
  cite?: CitedFields;
  /**
   * A note below the table.
   * @title Note below the table | 表格下方说明
   * @zh 表格下方的说明。
   */
  note?: Text;
}
