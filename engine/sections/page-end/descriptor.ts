import type { ReportTarget } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * The end of a page that another shows as a chapter: the page before and the one after, the page of all, when what this one shows was last
 * changed, and whom to tell of a mistake.
 * @zh 作为某页一章的页面的结尾：前一页与后一页、包含全部各章的页面、内容最近更新的日期，以及发现错误时告诉谁。
 * @alias pagination updated feedback 页尾 上一页 下一页
 */
export interface PageEndSection extends SectionBase {
  /**
   * To whom a visitor writes of a mistake, as `mailto:…`: the mail names the page and its address. Default: nobody is named.
   * @zh 访客发现错误时写信给谁，写作 `mailto:…`：邮件中已写好页面的名称和地址。默认：不写。
   */
  report?: ReportTarget;
}
