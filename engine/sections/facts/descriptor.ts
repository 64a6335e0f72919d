import type { Label, Target, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Terms with their values: contacts, requirements, figures.
 * @zh 名目及其值：联系方式、要求、数字。
 * @alias stats figures numbers statistics metrics 数字 数据 统计 指标
 */
export interface FactsSection extends SectionBase {
  /**
   * The facts, in order.
   * @zh 各条内容，按顺序。
   */
  facts: Fact[];
  /**
   * How the facts are laid out. Default: `list`.
   * @zh 各条内容的排法。默认：`list`。
   * @choices
   * list: A line each.
   * figures: Large numbers side by side.
   * @choicesZh
   * list: 每条一行。
   * figures: 并排的大号数字。
   */
  look?: 'list' | 'figures';
}

/**
 * One fact.
 * @zh 一条名目及其值。
 */
export interface Fact {
  /**
   * What it is.
   * @zh 名目。
   */
  label: Label;
  /**
   * Its value.
   * @zh 值。
   */
  value: Text;
  /**
   * Where the value leads. Default: plain text.
   * @zh 值的去处。默认：纯文字。
   */
  to?: Target;
}
