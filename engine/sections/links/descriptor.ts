import type { ListedLink } from '../../model/link.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Links in a row or a list.
 * @title Links | 链接
 * @zh 一行或一列链接。
 * @alias link buttons cta call-to-action 链接 按钮
 */
export interface LinksSection extends SectionBase {
  /**
   * The links, in order.
   * @title Links | 链接
   * @zh 链接，按顺序。
   * @unique
   */
  links: ListedLink[];
  /**
   * The layout of the links. Default: `list`.
   * @title Layout | 版式
   * @zh 链接的版式。默认：`list`。
   * @choices
   * strip: Strip | 等宽链接栏 | A strip of links of equal width. | 一条等宽的链接栏。
   * buttons: Buttons | 按钮 | A row of buttons. | 一排按钮。
   * list: List | 列表 | One link per line. | 每行一个链接。
   */
  variant?: 'strip' | 'buttons' | 'list';
}
