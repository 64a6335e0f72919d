import type { Label, Target } from '../../model/kinds.ts';
import type { Picture } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Partners: their marks with names, or names alone in rows.
 * @zh 合作伙伴：带名称的标志，或只有名称，成行排列。
 * @alias logos partners sponsors clients 合作伙伴 赞助商 客户 徽标 标志墙
 */
export interface LogoGridSection extends SectionBase {
  /**
   * The partners, in order.
   * @zh 合作伙伴，按顺序。
   */
  logos: Logo[];
  /**
   * Names side by side on wide screens. Default: 6.
   * @zh 宽屏上并排的名称数。默认：6。
   */
  columns?: 3 | 4 | 6;
}

/**
 * One partner.
 * @zh 一个合作伙伴。
 */
export interface Logo {
  /**
   * The partner's name.
   * @zh 合作伙伴的名称。
   */
  name: Label;
  /**
   * Its mark; write `""` as its alternative text, for the name stands beside it.
   * @zh 它的标志；替代文字写 `""`，因为名称就在旁边。
   */
  picture?: Picture;
  /**
   * Its site.
   * @zh 它的网站。
   */
  to?: Target;
}
