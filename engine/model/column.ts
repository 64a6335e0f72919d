import type { AddressFieldName, BaseName, FieldName, Label, RowHeader, RowTarget, ShownAs, Text } from './kinds.ts';
import type { Link } from './link.ts';

/**
 * A column of a table.
 * @title Column | 列
 * @zh 表格的一列。
 */
export interface Column {
  /**
   * The field of the row that this column shows. With `data`, it is a field of the source's records.
   * @title Field | 字段
   * @zh 这一列显示行的哪个字段；有 `data` 时，是数据源中记录的字段。
   * @alias key name prop dataindex
   */
  field: FieldName;
  /**
   * The column heading.
   * @title Column heading | 表头
   * @zh 表头文字。
   * @alias title header heading text
   */
  label: Label;
  /**
   * The format of the field. Default: `text`.
   * @title Format | 显示格式
   * @zh 字段的显示格式。默认：`text`。
   */
  kind?: ShownAs;
  /**
   * How many characters at the start of the address the link text leaves out, for `link`. Default: the text
   * is the file name, as for shorter addresses.
   * @title Omitted characters | 省略的字符数
   * @zh 用于 `link`：链接文字省去地址开头的多少个字符。默认：显示文件名，地址不够长时也是如此。
   * @minimum 1
   * @asType integer
   */
  skip?: number;
  /**
   * Whether the column names the row: screen readers read it with every cell, it stays visible while the
   * table scrolls, and it is the title of the row's card on phones. Default: the first column that is not a
   * number or date; in a table of downloads, the package.
   * @title Names the row | 作为行的名称
   * @zh 该列是否为行的名称：屏幕阅读器读每个单元格时先读它，表格横向滚动时它保持可见，在手机上是该行卡片的标
   * 题。默认：第一个不是数字或日期的列；下载表格中为安装包那一列。
   */
  rowHeader?: RowHeader;
  /**
   * Whether the column stays visible at the end of the table while the others scroll, for a result that
   * readers compare. Default: `false`.
   * @title Keep in view | 固定显示
   * @zh 横向滚动时是否把该列固定在末端，便于对比结果。默认：`false`。
   * @alias pinned sticky fixed
   */
  pinned?: boolean;
  /**
   * The link target of the cell, with row fields in braces: `/survey-report/{id}`.
   * @title Link target | 链接目标
   * @zh 单元格的链接目标，花括号中写行的字段名：`/survey-report/{id}`。
   */
  to?: RowTarget;
  /**
   * The field with the address that the cell links to, for rows from a source.
   * @title Field with the link | 链接字段
   * @zh 存放单元格链接地址的字段，用于来自数据源的行。
   */
  linkField?: AddressFieldName;
  /**
   * The link prefix that completes the addresses in `linkField`: a name from `bases` in site.json. Default:
   * the addresses are complete.
   * @title Start of addresses | 地址前缀
   * @zh 补全 `linkField` 中地址的链接前缀，写 site.json 的 `bases` 中的名称。默认：地址本身完整。
   */
  base?: BaseName;
}

/**
 * The content of a cell: text or a link.
 * @zh 单元格的内容：文字或链接。
 */
export type Cell = Text | Link;

/**
 * A table row: one value per field.
 * @zh 表格的一行，每个字段一个值。
 * @kind Row
 */
export interface Row {
  [field: string]: Cell;
}
