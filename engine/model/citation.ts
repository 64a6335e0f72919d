import type { FieldName } from './kinds.ts';

/**
 * The row fields with the citation data. Rows without authors, title or year have no citation.
 * @zh 存放引用信息的行字段。没有作者、标题或年份的行不提供引用。
 */
export interface CitedFields {
  /**
   * The field with the authors, in a common format: `Kohn, W., & Sham, L. J.`, `W. Kohn and L. J. Sham`,
   * `Kohn, Walter; Sham, Lu Jeu` or `王小明、李华`. Put an organization's name in braces. End with `et al.` or `等`
   * for further authors.
   * @title Authors | 作者
   * @zh 作者字段，常见写法都可
   * 以：`Kohn, W., & Sham, L. J.`、`W. Kohn and L. J. Sham`、`Kohn, Walter; Sham, Lu Jeu` 或 `王小明、李华`。机
   * 构名称放在花括号中；还有其他作者时，末尾写 `等` 或 `et al.`。
   */
  authors: FieldName;
  /**
   * The field with the title.
   * @title Title | 标题
   * @zh 标题字段。
   */
  title: FieldName;
  /**
   * The field with the year, month or date of publication.
   * @title Year | 年份
   * @zh 发表年份、月份或日期的字段。
   */
  year: FieldName;
  /**
   * The field with the journal. Default: none; the citation then has no publication type.
   * @title Journal | 期刊
   * @zh 期刊名字段。默认：无，此时引用不标文献类型。
   */
  journal?: FieldName;
  /**
   * The field with the volume. Default: none.
   * @title Volume | 卷号
   * @zh 卷号字段。默认：无。
   */
  volume?: FieldName;
  /**
   * The field with the issue. Default: none.
   * @title Issue | 期号
   * @zh 期号字段。默认：无。
   */
  number?: FieldName;
  /**
   * The field with the pages, such as `12-19`, or the article number. Default: none.
   * @title Pages | 页码
   * @zh 页码（如 `12-19`）或文章编号的字段。默认：无。
   */
  pages?: FieldName;
  /**
   * The field with the DOI (`10.…`) or its URL. Default: none.
   * @title DOI | DOI 编号
   * @zh DOI（`10.…`）或其网址的字段。默认：无。
   */
  doi?: FieldName;
  /**
   * The field with the URL of the work, or a link to it. Default: none.
   * @title Web address | 网址
   * @zh 文献网址或链接的字段。默认：无。
   */
  url?: FieldName;
}
