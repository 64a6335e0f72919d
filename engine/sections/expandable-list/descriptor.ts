import type { DataBinding } from '../../descriptor/data.ts';
import type { BaseName, ChoiceName, FieldName, Label, Name, RowName, ShownAs } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';
import type { Row } from '../../descriptor/table.ts';

/**
 * A list whose rows open to show more: modules, utilities, questions. One row is open at a time.
 * @exactlyOne rows data
 * @alias accordion faq collapse
 */
export interface ExpandableListSection extends SectionBase {
  /** The rows, written here. */
  rows?: Row[];
  /** The source that the rows come from, instead of `rows`. */
  data?: DataBinding;
  /** The field that names a row, and its heading above the list. */
  title: NamingField;
  /** The field that stands beside the name while the row is closed, and its heading. */
  summary?: ListField;
  /** What an open row shows, in order. A field that is empty in a row is left out. */
  details: Detail[];
  /** Puts a running number before each row, on through the pages. Default: `true`. */
  numbered?: boolean;
  /** Lists of the same group, also those on other tabs, have one open row between them. Default: the list is its own group. */
  group?: Name;
  /** The menu that narrows the list. An entry without `match` shows everything and is the first choice. */
  menu?: MenuEntry[];
  /** Offers a field to search the rows. Default: `false`. */
  search?: boolean;
  /**
   * Rows a page that the visitor may choose; the pager shows when there are more rows than one page. Default: all rows on one page.
   */
  pageSizes?: number[];
  /** The rows a page at first; one of `pageSizes`. Default: the largest of them. */
  pageSize?: number;
}

/** A field of a row with its heading. */
export interface ListField {
  /** The field of each row. */
  field: FieldName;
  /** The heading. */
  label: Label;
}

/** The field that names rows, with its heading. */
export type NamingField = ListField;

/** One line of an open row. */
export interface Detail extends ListField {
  /**
   * How the field is shown: `text`, `code` (a fixed-width font), `number`, `date` (`20250131` and `2025-01-31` alike become a date),
   * `html` (sanitised) or `link` (the field holds an address). Default: `text`.
   */
  kind?: ShownAs;
  /** For `link`: the named base of site.json that the addresses are relative to. Default: they are whole. */
  base?: BaseName;
}

/** An entry of the menu, which may hold further entries. */
export interface MenuEntry {
  /** The entry's name in the address (`?menu=id`), unique in the menu. */
  id: ChoiceName;
  /** The entry's words; they also become the heading above the list. */
  label: Label;
  /** The names (values of the title field) that the entry shows. */
  match?: RowName[];
  /** Narrower entries. */
  children?: MenuEntry[];
}
