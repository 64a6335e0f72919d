import type { Text } from '../../descriptor/kinds.ts';
import type { Link } from '../../descriptor/link.ts';
import type { Picture } from '../../descriptor/picture.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Text and a picture side by side, with buttons: a product, a service, an argument.
 * @alias hero banner
 */
export interface FeatureSection extends SectionBase {
  /** The paragraphs. */
  paragraphs: Text[];
  /** Points listed after the paragraphs. */
  points?: Text[];
  /** The buttons; the first stands out. */
  actions?: Link[];
  /** The picture beside the text. */
  picture?: Picture;
  /**
   * The side of the picture on wide screens. Default: `end`.
   * @choices
   * start: The picture before the text.
   * end: The picture after the text.
   */
  pictureSide?: 'start' | 'end';
  /**
   * The section's ground: `plain`, or `tinted` to set it apart. Default: `plain`.
   * @choices
   * plain: The page's own ground.
   * tinted: A ground that sets the section apart.
   */
  tone?: 'plain' | 'tinted';
}
