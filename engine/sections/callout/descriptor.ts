import type { Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A remark set apart: a note, a tip or a warning.
 * @alias note alert admonition
 */
export interface CalloutSection extends SectionBase {
  /**
   * What kind of remark it is. Default: `note`.
   * @choices
   * note: A remark to know.
   * tip: A way to do it better.
   * warning: What goes wrong otherwise.
   */
  tone?: 'note' | 'tip' | 'warning';
  /** The remark, a paragraph each. */
  paragraphs: Text[];
}
