import type { Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Paragraphs of text, with a list of points where that reads better.
 * @zh 文字段落，更适合分条阅读处可用要点。
 * @alias text markdown paragraphs about body 正文 文字 段落 介绍
 */
export interface ProseSection extends SectionBase {
  /**
   * The paragraphs, in order.
   * @zh 段落，按顺序。
   * @mayBeEmpty points
   */
  paragraphs?: Text[];
  /**
   * Points listed after the paragraphs.
   * @zh 段落之后的要点。
   * @mayBeEmpty paragraphs
   */
  points?: Text[];
  /**
   * Numbers the points. Default: `false`.
   * @zh 给要点编号。默认：`false`。
   */
  numbered?: boolean;
}
