import type { AddressFieldName, BaseName, FieldName, Label, NamesRow, RowTarget, ShownAs, Text } from './kinds.ts';
import type { Link } from './link.ts';

/**
 * One column of a table.
 * @zh 表格的一列。
 */
export interface Column {
  /**
   * The field of each row that this column shows. In a section with `data`, a field of the source's answer.
   * @zh 该列显示每一行的哪个字段。带 `data` 的区块写数据源返回数据中的字段。
   * @alias key name prop dataindex
   */
  field: FieldName;
  /**
   * The column's heading.
   * @zh 该列的表头。
   * @alias title header heading text
   */
  label: Label;
  /**
   * How the field is shown. Default: `text`.
   * @zh 字段如何显示。默认：`text`。
   */
  kind?: ShownAs;
  /**
   * For `link`: how many characters at the address's beginning its name leaves out. An address that is no longer, or that is
   * rewritten to a file of this site, is named by its file name. Default: the file name.
   * @zh 用于 `link`：地址的名称略去开头的多少个字符。地址不超过这个长度，或会改写为本站的文件时，以文件名为名。默认：以文件名为
   * 名。
   * @minimum 1
   * @asType integer
   */
  skip?: number;
  /**
   * Whether this column names its row, as a title does: screen readers say it with every cell of the row, it stays in view where
   * the table scrolls, and it heads the row's card on a phone. Default: the first column that is neither a number nor a date
   * does; in a table of downloads, the package.
   * @zh 该列是否像标题那样给所在行命名：屏幕阅读器读该行每一格时都先读它，表格滚动时它保持可见，在手机上它是该行卡片的标题。默
   * 认：第一个既不是数字也不是日期的列；下载表格中为安装包那一列。
   */
  names?: NamesRow;
  /**
   * Whether this column stays in view at the table's end while the others scroll sideways: for the result that readers compare.
   * Default: `false`.
   * @zh 表格横向滚动时，该列是否固定在末端：用于读者要比较的结果。默认：`false`。
   * @alias pinned sticky fixed
   */
  pinned?: boolean;
  /**
   * Where the cell's text leads; a field of the row in braces is filled in: `/survey-report/{id}`.
   * @zh 单元格文字的去处；花括号中的字段名换成该行的值：`/survey-report/{id}`。
   */
  to?: RowTarget;
  /**
   * The field of each row that holds the address the text leads to; for rows that come from a source.
   * @zh 每一行中存放文字去处地址的字段；用于来自数据源的行。
   */
  linkField?: AddressFieldName;
  /**
   * The named base of site.json that the addresses in `linkField` are relative to. Default: they are whole.
   * @zh `linkField` 中的地址相对于 site.json 的哪个 base。默认：地址是完整的。
   */
  base?: BaseName;
}

/**
 * What one field of a row holds: words, or a link.
 * @zh 行中一个字段的内容：文字，或链接。
 */
export type Cell = Text | Link;

/**
 * One row of a table: a value for each column's field.
 * @zh 表格的一行：各列的字段各有一个值。
 * @kind Row
 */
export interface Row {
  [field: string]: Cell;
}
