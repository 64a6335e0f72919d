import type { Cell, Column } from '../../model/column.ts';
import type { Anchor, CompactDay, Text } from '../../model/kinds.ts';
import type { NamingLink } from '../../model/link.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * A table of downloads. Each row opens a dialog with release notes and the download link.
 * @title Downloads | 下载表格
 * @zh 下载表格。点击一行会打开对话框，显示更新说明和下载链接。
 * @alias downloads 下载
 */
export interface ModalTableSection extends SectionBase {
  /**
   * The columns, in order: fields of the rows or `package`.
   * @title Columns | 列
   * @zh 各列，按顺序：行的字段或 `package`。
   * @minItems 1
   * @unique field
   */
  columns: Column[];
  /**
   * The downloads.
   * @title Downloads | 下载项
   * @zh 下载项。
   */
  rows: DownloadRow[];
  /**
   * Paragraphs at the end of every dialog.
   * @title Remarks in every dialog | 对话框末尾的备注
   * @zh 每个对话框末尾的段落。
   * @mayBeEmpty
   */
  remarks?: Text[];
  /**
   * A note below the table.
   * @title Note below the table | 表格下方说明
   * @zh 表格下方的说明。
   */
  note?: Text;
}

/**
 * A download: the fixed fields, and a value for every other field that a column shows.
 * @title Download | 下载项
 * @zh 一个下载项：固定字段，以及各列用到的其他字段。
 * @kind Row
 */
export type DownloadRow = DownloadFields & DownloadCells;

/**
 * The fixed fields of a download.
 * @zh 下载项的固定字段。
 */
export interface DownloadFields {
  /**
   * A name by which links open the row's dialog, unique on the page.
   * @title Anchor | 锚点
   * @zh 供链接打开该行对话框的名称，本页唯一。
   */
  id: Anchor;
  /**
   * The link to the file.
   * @title File | 文件
   * @zh 指向文件的链接。
   */
  package: NamingLink;
  /**
   * The release notes, by paragraph. Default: none, without the heading.
   * @title Release notes | 更新说明
   * @zh 更新说明，每段一项。默认：无，标题也不显示。
   * @mayBeEmpty
   */
  instruction?: Text[];
  /**
   * The build date as `yyyymmdd`.
   * @title Build date | 构建日期
   * @zh 构建日期，格式为 `yyyymmdd`。
   */
  updateTime: CompactDay;
  /**
   * The release status. Default: `current`.
   * @title Release status | 版本状态
   * @zh 版本状态。默认：`current`。
   * @choices
   * recommended: Recommended | 推荐 | The best choice for most visitors. | 推荐多数访客使用。
   * current: Current | 当前版本 | Still updated. | 持续更新。
   * archive: Archived | 旧版存档 | For old machines; no longer updated. | 供旧机器使用，不再更新。
   */
  status?: 'recommended' | 'current' | 'archive';
  /**
   * Sections in the dialog after the release notes, such as `code`, `links` to mirrors or a table. Default:
   * none.
   * @title Sections in the dialog | 对话框中的区块
   * @zh 对话框中接在更新说明之后的区块，例如 `code`、镜像站的 `links` 或表格。默认：无。
   * @mayBeEmpty
   */
  sections?: Sections;
}

/**
 * The fields of a download that columns show.
 * @zh 下载项中供各列显示的字段。
 */
export interface DownloadCells {
  /**
   * Any other field that a column shows.
   * @zh 供列显示的其他字段。
   */
  [field: string]: Cell;
}
