import type { Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Paragraphs of text, with a list of points where that reads better.
 * @alias text markdown paragraphs
 */
export interface ProseSection extends SectionBase {
  /** The paragraphs, in order. */
  paragraphs?: Text[];
  /** Points listed after the paragraphs. */
  points?: Text[];
  /** Numbers the points. Default: `false`. */
  numbered?: boolean;
}
