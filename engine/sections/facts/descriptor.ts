import type { Label, Target, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Labels with values, such as contacts, requirements or figures.
 * @zh 名称与值的列表：联系方式、要求、数据。
 * @alias stats figures numbers statistics metrics 数字 数据 统计 指标
 */
export interface FactsSection extends SectionBase {
  /**
   * The facts, in order.
   * @zh 各对名称与值，按顺序。
   */
  facts: Fact[];
  /**
   * The layout. Default: `list`.
   * @zh 版式。默认：`list`。
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
 * @zh 一对名称与值。
 */
export interface Fact {
  /**
   * The label.
   * @zh 名称。
   */
  label: Label;
  /**
   * The value.
   * @zh 值。
   */
  value: Text;
  /**
   * The link target of the value. Default: plain text.
   * @zh 值的链接目标。默认：纯文本。
   */
  to?: Target;
}
