import type { Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Paragraphs of text, with an optional list.
 * @title Text | 正文
 * @zh 文字段落，可带列表。
 * @alias text paragraphs about body 正文 文字 段落 介绍
 */
export interface ProseSection extends SectionBase {
  /**
   * The paragraphs, in order.
   * @title Paragraphs | 段落
   * @zh 段落，按顺序。
   * @mayBeEmpty points
   */
  paragraphs?: Text[];
  /**
   * A list after the paragraphs.
   * @title List | 列表
   * @zh 段落之后的列表。
   * @mayBeEmpty paragraphs
   */
  points?: Text[];
  /**
   * Whether the list is numbered. Default: `false`.
   * @title Number the list | 列表编号
   * @zh 列表是否编号。默认：`false`。
   */
  numbered?: boolean;
}
