import type { Target } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * The end of a page of a series, see `series` of site.json: the page before and the one after, when what the page shows was last changed, and
 * whom to tell of a mistake.
 * @zh 系列页面的结尾（见 site.json 的 `series`）：前一页与后一页、内容最近更新的日期，以及发现错误时告诉谁。
 * @alias pagination updated feedback
 */
export interface PageEndSection extends SectionBase {
  /**
   * To whom a visitor writes of a mistake, as `mailto:…`: the mail names the page and its address. Default: nobody is named.
   * @zh 访客发现错误时写信给谁，写作 `mailto:…`：邮件中已写好页面的名称和地址。默认：不写。
   */
  report?: Target;
}
