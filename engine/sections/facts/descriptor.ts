import type { Repeated } from '../../model/for-each.ts';
import type { Label, Target, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Labels with values, such as contacts, requirements or figures.
 * @title Facts and figures | 要点数据
 * @zh 名称与值的列表：联系方式、要求、数据。
 * @alias stats figures numbers statistics metrics 数字 数据 统计 指标
 */
export interface FactsSection extends SectionBase {
  /**
   * The facts, in order.
   * @title Facts | 要点
   * @zh 各对名称与值，按顺序。
   */
  facts: Fact[];
  /**
   * The layout. Default: `list`.
   * @title Layout | 版式
   * @zh 版式。默认：`list`。
   * @choices
   * list: List | 列表 | One fact per line. | 每条一行。
   * figures: Large numbers | 大号数字 | Large numbers side by side. | 并排的大号数字。
   */
  variant?: 'list' | 'figures';
}

/**
 * A label with its value.
 * @title Fact | 要点
 * @zh 一对名称与值。
 */
export interface Fact extends Repeated {
  /**
   * What the value is, such as “Phone” or “Memory”.
   * @title Label | 名称
   * @zh 值是什么，例如“电话”“内存”。
   */
  label: Label;
  /**
   * The text or number to show.
   * @title Value | 内容
   * @zh 要显示的文字或数字。
   */
  value: Text;
  /**
   * The page or web address that the value links to. Default: no link.
   * @title Link target | 链接目标
   * @zh 值所链接的页面或网址。默认：没有链接。
   */
  to?: Target;
}
