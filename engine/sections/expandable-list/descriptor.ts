import type { Row } from '../../model/column.ts';
import type { DataBinding } from '../../model/data.ts';
import type { Repeated } from '../../model/for-each.ts';
import type {
  BaseName,
  ChoiceName,
  FieldName,
  Label,
  Name,
  RowName,
  RowSearch,
  ShownAs,
  ShownBriefly,
} from '../../model/kinds.ts';
import type { RowGrouping } from '../../model/row-grouping.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A list with rows that expand: modules, utilities, questions.
 * @title Expandable list | 折叠列表
 * @zh 各行可展开的列表：模块、工具、问题。
 * @exactlyOne rows data
 * @alias accordion faq collapse questions answers 常见问题 问答 折叠 手风琴
 */
export interface ExpandableListSection extends SectionBase {
  /**
   * The rows.
   * @title Rows | 行
   * @zh 列表的行。
   */
  rows?: Row[];
  /**
   * The source of the rows, instead of `rows`.
   * @title Rows from data | 数据来源
   * @zh 行的数据源，代替 `rows`。
   */
  data?: DataBinding;
  /**
   * The field that names the row, and its heading.
   * @title Name of a row | 行的名称
   * @zh 作为行名称的字段及其标题。
   */
  title: NamingField;
  /**
   * The field to show next to the name while the row is closed, and its heading.
   * @title Summary of a row | 行的摘要
   * @zh 行收起时显示在名称旁的字段及其标题。
   */
  summary?: ListField;
  /**
   * Short fields, each in a column between name and summary, such as a topic, version or date. They stay
   * visible while the row is open, and are below the name on phones. Default: none.
   * @title Short columns | 短列
   * @zh 名称与摘要之间各占一列的短字段，例如主题、版本或日期；行展开时仍显示，在手机上位于名称下方。默认：
   * 无。
   * @mayBeEmpty
   * @unique field
   */
  columns?: BriefField[];
  /**
   * The fields of an open row, in order. Empty fields are omitted.
   * @title Details | 展开内容
   * @zh 展开后显示的字段，按顺序；空字段不显示。
   * @unique field
   */
  details: Detail[];
  /**
   * Whether the rows are questions and answers, which search engines can then show as such. Default: `false`.
   * @title Questions and answers | 常见问题
   * @zh 各行是否为问答；若是，搜索引擎可以按问答展示。默认：`false`。
   */
  faq?: boolean;
  /**
   * Whether rows are numbered, continuing across pages. Default: `true`.
   * @title Number the rows | 给各行编号
   * @zh 是否给各行编号，翻页时连续。默认：`true`。
   */
  numbered?: boolean;
  /**
   * How many rows can be open together. Default: `single`.
   * @title Open rows | 展开方式
   * @zh 可以同时展开几行。默认：`single`。
   * @choices
   * single: One at a time | 一次一行 | Opening a row closes the other. | 展开一行时收起另一行。
   * multiple: Several together | 可同时多行 | Rows open and close independently. | 各行独立展开和收起。
   */
  open?: 'single' | 'multiple';
  /**
   * Lists with the same group, even on other tabs, share one open row. Has no effect with `open` set to
   * `multiple`. Default: a group of its own.
   * @title Group of lists | 列表分组
   * @zh 同组的列表（包括其他标签页上的）总共只展开一行；`open` 为 `multiple` 时不起作用。默认：自成一组。
   */
  group?: Name;
  /**
   * The menu that filters the list. The entry without `match` shows all rows and is selected first.
   * @title Menu | 筛选菜单
   * @zh 筛选列表的菜单。没有 `match` 的菜单项显示全部行，默认选中。
   */
  menu?: MenuEntry[];
  /**
   * Whether to show a search box for the rows. Default: `false`.
   * @title Search box | 搜索框
   * @zh 是否显示行的搜索框。默认：`false`。
   */
  search?: RowSearch;
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
   * The page sizes that visitors can choose. Pagination shows only if the rows need several pages. Default:
   * all rows on one page.
   * @title Choices of rows per page | 每页行数选项
   * @zh 访客可选的每页行数；行数超过一页时才显示分页。默认：不分页。
   * @unique
   */
  pageSizes?: number[];
  /**
   * The initial page size, one of `pageSizes`. Default: the largest.
   * @title Rows per page | 每页行数
   * @zh 初始的每页行数，须是 `pageSizes` 之一。默认：其中的最大值。
   */
  pageSize?: number;
}

/**
 * A row field with its heading.
 * @zh 行的字段及其标题。
 */
export interface ListField {
  /**
   * The field of the rows.
   * @title Field | 字段
   * @zh 行的字段。
   */
  field: FieldName;
  /**
   * The heading of the field.
   * @title Heading | 标题
   * @zh 字段的标题。
   */
  label: Label;
}

/**
 * The field that names the rows, with its heading.
 * @zh 作为行名称的字段及其标题。
 */
export type NamingField = ListField;

/**
 * A short row field with its own column.
 * @title Column | 列
 * @zh 独占一列的短字段。
 */
export interface BriefField extends ListField {
  /**
   * The format of the field. Default: `text`.
   * @title Format | 显示格式
   * @zh 字段的显示格式。默认：`text`。
   */
  kind?: ShownBriefly;
}

/**
 * A field of an open row.
 * @title Detail | 详情项
 * @zh 行展开后显示的字段。
 */
export interface Detail extends ListField {
  /**
   * The format of the field. Default: `text`.
   * @title Format | 显示格式
   * @zh 字段的显示格式。默认：`text`。
   */
  kind?: ShownAs;
  /**
   * The link prefix that completes the addresses, for `link`: a name from `bases` in site.json. Default: the
   * addresses are complete.
   * @title Start of addresses | 地址前缀
   * @zh 用于 `link`：补全地址的链接前缀，写 site.json 的 `bases` 中的名称。默认：地址本身完整。
   */
  base?: BaseName;
}

/**
 * A menu entry, which can have subentries.
 * @title Entry | 菜单项
 * @zh 菜单项，可含子项。
 */
export interface MenuEntry extends Repeated {
  /**
   * The name of the entry in the page's address (`?modules.menu=defects`), unique in the menu.
   * @title Name in the address | 地址中的名称
   * @zh 菜单项在页面地址中的名称（`?modules.menu=defects`），在菜单内唯一。
   */
  id: ChoiceName;
  /**
   * The text of the entry, also shown as heading above the list.
   * @title Text | 文字
   * @zh 菜单项的文字，也用作列表上方的标题。
   */
  label: Label;
  /**
   * The rows to show, by name (values of the title field).
   * @title Rows to show | 显示的行
   * @zh 要显示的行，写行的名称（`title` 字段的值）。
   * @unique
   */
  match?: RowName[];
  /**
   * The subentries.
   * @title Subentries | 子菜单
   * @zh 子项。
   * @mayBeEmpty
   */
  children?: MenuEntry[];
}
