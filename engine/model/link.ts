import type { Repeated } from './for-each.ts';
import type { Label, PagerTarget, RowTarget, Target } from './kinds.ts';

/**
 * A link with its text.
 * @title Link | 链接
 * @zh 带文字的链接。
 */
export interface Link {
  /**
   * The link text. Name the destination; avoid "click here".
   * @title Link text | 链接文字
   * @zh 链接文字。写明链接到什么，不要写“点击这里”。
   * @alias text title name
   */
  label: Label;
  /**
   * The page, file or web address that the link opens.
   * @title Link target | 链接目标
   * @zh 链接打开的页面、文件或网址。
   */
  to: Target;
  /**
   * Whether the link opens in a new tab. Default: `true` for PDF files and other sites, otherwise `false`.
   * @title Open in a new tab | 在新标签页打开
   * @zh 是否在新标签页中打开。默认：PDF 文件和其他网站为 `true`，其余为 `false`。
   */
  newTab?: boolean;
}

/**
 * A link in a list of links.
 * @title Link | 链接
 * @zh 一组链接中的一个。
 */
export interface ListedLink extends Link, Repeated {}

/**
 * A link whose text is the name of its row.
 * @zh 文字即行名称的链接。
 */
export type NamingLink = Link;

/**
 * The link of each row of a list.
 * @zh 列表中每一行的链接。
 */
export interface RowLink {
  /**
   * The page of a row, with row fields in braces: `/news-item/{id}`.
   * @title Page of a row | 每行的页面
   * @zh 一行的页面，花括号中写行的字段名：`/news-item/{id}`。
   */
  to: RowTarget;
}

/**
 * The link of each page of a list.
 * @zh 列表每一页的链接。
 */
export interface ListPageLink {
  /**
   * The address of each page of the list, with `{page}` for its number.
   * @title Address of a page | 分页的地址
   * @zh 列表每一页的地址，用 `{page}` 表示页码。
   */
  to: PagerTarget;
}
