import type { Label, Target, Text } from '../../descriptor/kinds.ts';
import type { Link } from '../../descriptor/link.ts';
import type { Picture } from '../../descriptor/picture.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A grid of cards: products, functions, advantages, links with a sentence each.
 * @alias card grid
 */
export interface CardsSection extends SectionBase {
  /** The cards. */
  cards: Card[];
  /** Cards side by side on wide screens. Default: 3. */
  columns?: 2 | 3 | 4 | 5;
  /** What leads a card: a small `icon`, a wide `picture`, or its `text` alone. Default: `text`. */
  look?: 'icon' | 'picture' | 'text';
}

/** One card. */
export interface Card {
  /** The card's title. */
  title: Label;
  /** A sentence or two. */
  text?: Text;
  /** Its icon or picture. */
  picture?: Picture;
  /** Where the card leads. The whole card can be clicked. */
  to?: Target;
  /** Further links at the card's foot. */
  links?: Link[];
}
