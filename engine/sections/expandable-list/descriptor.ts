import type { Row } from '../../model/column.ts';
import type { DataBinding } from '../../model/data.ts';
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
import type { SectionBase } from '../../model/section.ts';

/**
 * A list whose rows open to show more: modules, utilities, questions.
 * @zh 各行可展开显示更多内容的列表：模块、工具、问题。
 * @exactlyOne rows data
 * @alias accordion faq collapse questions answers 常见问题 问答 折叠 手风琴
 */
export interface ExpandableListSection extends SectionBase {
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
   * The field that names a row, and its heading above the list.
   * @zh 给行命名的字段，以及它在列表上方的标题。
   */
  title: NamingField;
  /**
   * The field that stands beside the name while the row is closed, and its heading.
   * @zh 行收起时显示在名称旁的字段，以及它的标题。
   */
  summary?: ListField;
  /**
   * Short fields between the name and the summary, each in a column of its own, that stay while the row is open: a topic, a
   * version, a day. On phones they stand below the name. Default: none.
   * @zh 名称与摘要之间的短字段，各占一列，行展开后仍然显示：主题、版本、日期。在手机上位于名称下方。默认：没有。
   * @mayBeEmpty
   * @unique field
   */
  columns?: BriefField[];
  /**
   * What an open row shows, in order. A field that is empty in a row is left out.
   * @zh 展开的行所显示的内容，按顺序。某行中为空的字段略去。
   * @unique field
   */
  details: Detail[];
  /**
   * Whether each row is a question and what it shows the answer: search engines are told so (`FAQPage`). Default: `false`.
   * @zh 每一行是否为一个问题、其展开的内容为回答：会据此告知搜索引擎（`FAQPage`）。默认：`false`。
   */
  questions?: boolean;
  /**
   * Puts a running number before each row, on through the pages. Default: `true`.
   * @zh 在每行前加序号，跨页连续。默认：`true`。
   */
  numbered?: boolean;
  /**
   * How many rows may be open at once. Default: `one`.
   * @zh 最多可同时展开多少行。默认：`one`。
   * @choices
   * one: Opening a row closes the one that is open.
   * several: Each row opens and closes by itself.
   * @choicesZh
   * one: 展开一行时，收起原先展开的那一行。
   * several: 各行独立展开和收起。
   */
  open?: 'one' | 'several';
  /**
   * Lists of the same group, also those on other tabs, have one open row between them; of no effect on one that may have several.
   * Default: the list is its own group.
   * @zh 同组的列表合起来只展开一行，其他标签页上的也算在内；对可展开多行的列表不起作用。默认：列表自成一组。
   */
  group?: Name;
  /**
   * The menu that narrows the list. An entry without `match` shows everything and is the first choice.
   * @zh 用来筛选列表的菜单。没有 `match` 的一项显示全部，并且是最初的选择。
   */
  menu?: MenuEntry[];
  /**
   * Offers a field to search the rows. Default: `false`.
   * @zh 提供搜索各行的输入框。默认：`false`。
   */
  search?: RowSearch;
  /**
   * Rows a page that the visitor may choose; the pager shows when there are more rows than one page. Default: all rows on one page.
   * @zh 访客可选的每页行数；行数超过一页时显示分页。默认：所有行在一页上。
   * @unique
   */
  pageSizes?: number[];
  /**
   * The rows a page at first; one of `pageSizes`. Default: the largest of them.
   * @zh 最初的每页行数；须是 `pageSizes` 之一。默认：其中最大的。
   */
  pageSize?: number;
}

/**
 * A field of a row with its heading.
 * @zh 行的一个字段及其标题。
 */
export interface ListField {
  /**
   * The field of each row.
   * @zh 每一行的字段。
   */
  field: FieldName;
  /**
   * The heading.
   * @zh 标题。
   */
  label: Label;
}

/**
 * The field that names rows, with its heading.
 * @zh 给各行命名的字段及其标题。
 */
export type NamingField = ListField;

/**
 * A short field of a row, in a column of its own.
 * @zh 行中独占一列的短字段。
 */
export interface BriefField extends ListField {
  /**
   * How the field is shown. Default: `text`.
   * @zh 字段如何显示。默认：`text`。
   */
  kind?: ShownBriefly;
}

/**
 * One line of an open row.
 * @zh 展开的行中的一项。
 */
export interface Detail extends ListField {
  /**
   * How the field is shown. Default: `text`.
   * @zh 字段如何显示。默认：`text`。
   */
  kind?: ShownAs;
  /**
   * For `link`: the named base of site.json that the addresses are relative to. Default: they are whole.
   * @zh 用于 `link`：地址相对于 site.json 的哪个 base。默认：地址是完整的。
   */
  base?: BaseName;
}

/**
 * An entry of the menu, which may hold further entries.
 * @zh 菜单中的一项，可再含子项。
 */
export interface MenuEntry {
  /**
   * The entry's name in the address, behind that of the section (`?modules.menu=defects`); unique in the menu.
   * @zh 该项在地址中的名称，前面是区块的名称（`?modules.menu=defects`）；在菜单内唯一。
   */
  id: ChoiceName;
  /**
   * The entry's words; they also become the heading above the list.
   * @zh 该项的文字；选中后也是列表上方的标题。
   */
  label: Label;
  /**
   * The names (values of the title field) that the entry shows.
   * @zh 该项所显示的名称（`title` 字段的值）。
   * @unique
   */
  match?: RowName[];
  /**
   * Narrower entries.
   * @zh 范围更窄的各项。
   * @mayBeEmpty
   */
  children?: MenuEntry[];
}
