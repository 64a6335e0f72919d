import type { HtmlText, PlainText, RecordId } from '../../descriptor/kinds.ts';

/**
 * The list of questions takes no parameters.
 * @zh 问题列表没有参数。
 */
export type FaqAllParams = Record<string, never>;

/**
 * A question with its answer.
 * @zh 一个问题及其回答。
 */
export interface FaqItem {
  /**
   * Its number, unique among the questions. Default: a question without a number.
   * @zh 编号，在各问题中唯一。默认：没有编号的问题。
   */
  id?: RecordId;
  /**
   * What it is about: installation, licensing, input. Default: a question under no topic.
   * @zh 所属主题：安装、许可、输入。默认：不属于任何主题的问题。
   */
  topic?: PlainText;
  /**
   * The question.
   * @zh 问题。
   */
  question: PlainText;
  /**
   * The answer as HTML.
   * @zh HTML 格式的回答。
   */
  answer: HtmlText;
}

/**
 * A question with its answer, as it is kept under `assets/records/faq/`.
 * @zh `assets/records/faq/` 下存放的一个问题及其回答。
 */
export interface FaqRecord extends FaqItem {
  /**
   * Its number, unique among the questions.
   * @zh 编号，在各问题中唯一。
   */
  id: RecordId;
  /**
   * What it is about: installation, licensing, input.
   * @zh 所属主题：安装、许可、输入。
   */
  topic: PlainText;
}

/**
 * All questions, in order of their numbers.
 * @zh 全部问题，按编号排列。
 */
export type FaqAllResponse = FaqItem[];
