import type { ReportTarget } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * The end of a page that belongs to a series of chapters: links to the previous and next page and to the full
 * series, the date of the last change, and a link to report mistakes.
 * @title End of a chapter | 章节页尾
 * @zh 系列文章的页尾：上一篇、下一篇和合集页面的链接，最近更新日期，以及勘误邮箱。
 * @alias pagination updated feedback 页尾 上一页 下一页
 */
export interface PageEndSection extends SectionBase {
  /**
   * The `mailto:…` address for reports of mistakes. The email already contains the page's name and address.
   * Default: no link.
   * @title Address for corrections | 勘误邮箱
   * @zh 接收勘误的邮箱，写作 `mailto:…`；邮件会预先填好页面的名称和地址。默认：不显示。
   */
  report?: ReportTarget;
}
