import type { Cell, Column } from '../../model/column.ts';
import type { Anchor, CompactDay, Text } from '../../model/kinds.ts';
import type { NamingLink } from '../../model/link.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * A table of downloads. A row opens a dialog with its update note and the download.
 * @zh 下载表格。点击一行会打开对话框，显示更新说明和下载链接。
 * @alias downloads 下载
 */
export interface ModalTableSection extends SectionBase {
  /**
   * The columns, in order. A row's own fields and `package` may be named.
   * @zh 各列，按顺序。可以写行自己的字段和 `package`。
   * @minItems 1
   * @unique field
   */
  columns: Column[];
  /**
   * The downloads.
   * @zh 各项下载。
   */
  rows: DownloadRow[];
  /**
   * Paragraphs that every row's dialog ends with.
   * @zh 每一行的对话框末尾都有的段落。
   * @mayBeEmpty
   */
  remarks?: Text[];
  /**
   * A note under the table.
   * @zh 表格下方的说明。
   */
  note?: Text;
}

/**
 * One download: the fixed fields, and a value for every other field that a column names.
 * @zh 一项下载：固定的字段，以及各列用到的其他字段的值。
 * @kind Row
 */
export type DownloadRow = DownloadFields & DownloadCells;

/**
 * The fixed fields of a download.
 * @zh 一项下载的固定字段。
 */
export interface DownloadFields {
  /**
   * The row's name, unique on the page; it is the anchor that opens its dialog.
   * @zh 行的名称，本页唯一；也是打开其对话框的锚点。
   */
  id: Anchor;
  /**
   * The package: its label, and the file it leads to.
   * @zh 安装包：它的文字，以及所指的文件。
   */
  package: NamingLink;
  /**
   * The update note, a paragraph each. Default: none, and no heading of it.
   * @zh 更新说明，每段一项。默认：没有，也没有其标题。
   * @mayBeEmpty
   */
  instruction?: Text[];
  /**
   * The day of the build as `yyyymmdd`.
   * @zh 构建的日期，写作 `yyyymmdd`。
   */
  updateTime: CompactDay;
  /**
   * What is to be known before it is taken. Default: `current`.
   * @zh 选用之前需要知道的状态。默认：`current`。
   * @choices
   * recommended: The one to take unless something speaks against it.
   * current: Kept up to date.
   * archive: Kept for old machines, without anything new.
   * @choicesZh
   * recommended: 没有特别原因时选用。
   * current: 持续更新。
   * archive: 为旧机器保留，不再增加新内容。
   */
  status?: 'recommended' | 'current' | 'archive';
  /**
   * Sections that the dialog shows after the update note: code to copy (`code`), mirrors (`links`), a table. Default: none.
   * @zh 对话框在更新说明之后显示的区块：可复制的代码（`code`）、镜像下载地址（`links`）、表格。默认：没有。
   * @mayBeEmpty
   */
  sections?: Sections;
}

/**
 * The fields of a download that columns name.
 * @zh 一项下载中供各列使用的字段。
 */
export interface DownloadCells {
  /**
   * Any other field, for a column to show.
   * @zh 供列显示的任何其他字段。
   */
  [field: string]: Cell;
}
