import type { Label, PagerTarget, RowTarget, Target } from './kinds.ts';

/**
 * A link with its words.
 * @zh 带文字的链接。
 */
export interface Link {
  /**
   * The words of the link. Say where it leads; never "click here".
   * @zh 链接的文字。写明去处，不要写“点击这里”。
   * @alias text title name
   */
  label: Label;
  /**
   * Where the link leads.
   * @zh 链接的去处。
   */
  to: Target;
  /**
   * Opens a new tab. Default: `true` for PDF files and other sites, else `false`.
   * @zh 在新标签页中打开。默认：PDF 文件和其他网站为 `true`，其余为 `false`。
   */
  newTab?: boolean;
}

/**
 * A link whose words are what its row is called.
 * @zh 一个链接，它的文字就是所在行的名称。
 */
export type NamingLink = Link;

/**
 * Where each row of a list leads.
 * @zh 列表中每一行的去处。
 */
export interface RowLink {
  /**
   * The page of one row; a field of the row in braces is filled in: `/news-item/{id}`.
   * @zh 一行的页面；花括号中的字段名换成该行的值：`/news-item/{id}`。
   */
  to: RowTarget;
}

/**
 * The page of the site for each page of a list.
 * @zh 列表的每一页在网站上的页面。
 */
export interface ListPageLink {
  /**
   * The route; the page's number is put in place of `{page}`.
   * @zh 路由；`{page}` 换成页码。
   */
  to: PagerTarget;
}
