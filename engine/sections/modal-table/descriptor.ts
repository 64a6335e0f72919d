import type { Anchor, CompactDay, Text } from '../../descriptor/kinds.ts';
import type { Link } from '../../descriptor/link.ts';
import type { SectionBase } from '../../descriptor/section.ts';
import type { Column } from '../../descriptor/table.ts';

/**
 * A table of downloads. A row opens a dialog with its update note and the download.
 * @alias downloads
 */
export interface ModalTableSection extends SectionBase {
  /**
   * The columns, in order. A row's own fields and `package` may be named.
   * @minItems 1
   */
  columns: Column[];
  /** The downloads. */
  rows: DownloadRow[];
  /** Paragraphs that every row's dialog ends with. */
  remarks?: Text[];
  /** A note under the table. */
  note?: Text;
}

/**
 * One download: the fixed fields, and a value for every other field that a column names.
 * @kind Row
 */
export interface DownloadRow {
  /** The row's name, unique on the page; it is the anchor that opens its dialog. */
  id: Anchor;
  /** The package: its label, and the file it leads to. */
  package: Link;
  /** The update note, a paragraph each. */
  instruction: Text[];
  /** The day of the build as `yyyymmdd`. */
  updateTime: CompactDay;
  /** Any other field, for a column to show. */
  [field: string]: Text | Link | Text[];
}
