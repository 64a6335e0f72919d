import type { Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A highlighted note, tip or warning.
 * @title Callout | 提示框
 * @zh 突出显示的说明、提示或警告。
 * @alias note alert admonition tip warning notice announcement 提示 警告 注意 公告
 */
export interface CalloutSection extends SectionBase {
  /**
   * The kind of callout. Default: `note`.
   * @title Tone | 类型
   * @zh 类型。默认：`note`。
   * @choices
   * note: Note | 说明 | Useful background. | 需要了解的信息。
   * tip: Tip | 提示 | A better way to do it. | 更好的做法。
   * warning: Warning | 警告 | A possible problem and how to avoid it. | 可能出现的问题及避免方法。
   */
  tone?: 'note' | 'tip' | 'warning';
  /**
   * The paragraphs.
   * @title Paragraphs | 段落
   * @zh 各段文字。
   */
  paragraphs: Text[];
}
