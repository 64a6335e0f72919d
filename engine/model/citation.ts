import type { FieldName } from './kinds.ts';

/**
 * Which fields of a row say what it is cited by. A row without authors, a title or a year is not cited.
 * @zh 一行中哪些字段给出引用信息。没有作者、标题或年份的行不提供引用。
 */
export interface CitedFields {
  /**
   * The field with the authors, in a usual form: `Kohn, W., & Sham, L. J.`, `W. Kohn and L. J. Sham`, `Kohn, Walter; Sham, Lu Jeu` or `王小明、李华`.
   * The name of an organisation is in braces. At the end `et al.` or `等` stands for further authors.
   * @zh 存放作者的字段，写法如 `Kohn, W., & Sham, L. J.`、`W. Kohn and L. J. Sham`、`Kohn, Walter; Sham, Lu Jeu` 或 `王小明、李华`。
   * 机构名称写在花括号中。末尾的 `等` 或 `et al.` 表示还有其他作者。
   */
  authors: FieldName;
  /**
   * The field with the title of the work.
   * @zh 存放文献标题的字段。
   */
  title: FieldName;
  /**
   * The field with the year, the month or the day of publication.
   * @zh 存放发表年份、月份或日期的字段。
   */
  year: FieldName;
  /**
   * The field with the journal. Default: none; the work is then cited as one of no particular kind.
   * @zh 存放期刊名的字段。默认：没有，这时不标明文献类型。
   */
  journal?: FieldName;
  /**
   * The field with the volume of the journal. Default: none.
   * @zh 存放期刊卷号的字段。默认：没有。
   */
  volume?: FieldName;
  /**
   * The field with the issue of the volume. Default: none.
   * @zh 存放期号的字段。默认：没有。
   */
  number?: FieldName;
  /**
   * The field with the pages, such as `12-19`, or the article's number. Default: none.
   * @zh 存放页码（如 `12-19`）或文章编号的字段。默认：没有。
   */
  pages?: FieldName;
  /**
   * The field with the DOI: the name itself, `10.…`, or its address. Default: none.
   * @zh 存放 DOI 的字段：写 `10.…` 本身或它的地址。默认：没有。
   */
  doi?: FieldName;
  /**
   * The field with the address of the work, or with a link to it. Default: none.
   * @zh 存放文献地址或链接的字段。默认：没有。
   */
  url?: FieldName;
}
