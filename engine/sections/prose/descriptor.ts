import type { Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Paragraphs of text, with an optional list.
 * @zh 文字段落，可带列表。
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
   * A list after the paragraphs.
   * @zh 段落之后的列表。
   * @mayBeEmpty paragraphs
   */
  points?: Text[];
  /**
   * Whether the list is numbered. Default: `false`.
   * @zh 列表是否编号。默认：`false`。
   */
  numbered?: boolean;
}
