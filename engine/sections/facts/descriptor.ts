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
   * @choiceTitles
   * list: List | 列表
   * figures: Large numbers | 大号数字
   * @choices
   * list: One fact per line.
   * figures: Large numbers side by side.
   * @choicesZh
   * list: 每条一行。
   * figures: 并排的大号数字。
   */
  variant?: 'list' | 'figures';
}

/**
 * A label with its value.
 * @title Fact | 要点
 * @zh 一对名称与值。
 */
export interface Fact {
  /**
   * The label.
   * @title Label | 名称
   * @zh 名称。
   */
  label: Label;
  /**
   * The value.
   * @title Value | 内容
   * @zh 值。
   */
  value: Text;
  /**
   * The link target of the value. Default: plain text.
   * @title Link target | 链接目标
   * @zh 值的链接目标。默认：纯文本。
   */
  to?: Target;
}
