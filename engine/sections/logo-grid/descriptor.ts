import type { Repeated } from '../../model/for-each.ts';
import type { Label, Target } from '../../model/kinds.ts';
import type { Picture } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Partners, as logos with names or as names only.
 * @title Logos | 徽标墙
 * @zh 合作伙伴，显示徽标和名称，或只显示名称。
 * @alias logos partners sponsors clients 合作伙伴 赞助商 客户 徽标 标志墙
 */
export interface LogoGridSection extends SectionBase {
  /**
   * The partners, in order.
   * @title Partners | 合作伙伴
   * @zh 合作伙伴，按顺序。
   */
  logos: Logo[];
  /**
   * The number of names in a row on wide screens. Default: 6.
   * @title Names per row | 每行个数
   * @zh 宽屏上每行的名称数。默认：6。
   */
  columns?: 3 | 4 | 6;
}

/**
 * One partner.
 * @title Partner | 合作伙伴
 * @zh 一个合作伙伴。
 */
export interface Logo extends Repeated {
  /**
   * The partner's name.
   * @title Name | 名称
   * @zh 合作伙伴的名称。
   */
  name: Label;
  /**
   * The logo. Write `""` as its alternative text, because the name is next to it.
   * @title Logo | 徽标
   * @zh 徽标；名称就在旁边，所以替代文字写 `""`。
   */
  picture?: Picture;
  /**
   * The partner's website.
   * @title Website | 网站
   * @zh 合作伙伴的网站。
   */
  to?: Target;
}
