import type { Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A remark set apart: a note, a tip or a warning.
 * @zh 单独突出的一段话：说明、提示或警告。
 * @alias note alert admonition tip warning notice announcement 提示 警告 注意 公告
 */
export interface CalloutSection extends SectionBase {
  /**
   * What kind of remark it is. Default: `note`.
   * @zh 这段话的种类。默认：`note`。
   * @choices
   * note: A remark to know.
   * tip: A way to do it better.
   * warning: What goes wrong otherwise.
   * @choicesZh
   * note: 需要了解的说明。
   * tip: 更好的做法。
   * warning: 不这样做会出什么问题。
   */
  tone?: 'note' | 'tip' | 'warning';
  /**
   * The remark, a paragraph each.
   * @zh 内容，每段一项。
   */
  paragraphs: Text[];
}
