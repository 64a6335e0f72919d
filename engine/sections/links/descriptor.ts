import type { Link } from '../../descriptor/link.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Links in a row or a list.
 * @alias link buttons
 */
export interface LinksSection extends SectionBase {
  /** The links, in order. */
  links: Link[];
  /**
   * `strip` (a band of equal links), `buttons`, or `list`. Default: `list`.
   * @choices
   * strip: A band of equal links.
   * buttons: A row of buttons.
   * list: A link a line.
   */
  look?: 'strip' | 'buttons' | 'list';
}
