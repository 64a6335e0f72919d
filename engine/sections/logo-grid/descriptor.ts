import type { Label, Target } from '../../descriptor/kinds.ts';
import type { Picture } from '../../descriptor/picture.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Partners: their marks with names, or names alone in rows.
 * @alias logos partners
 */
export interface LogoGridSection extends SectionBase {
  /** The partners, in order. */
  logos: Logo[];
  /** Names side by side on wide screens. Default: 6. */
  columns?: 3 | 4 | 6;
}

/** One partner. */
export interface Logo {
  /** The partner's name. */
  name: Label;
  /** Its mark; write `""` as its alternative text, for the name stands beside it. */
  picture?: Picture;
  /** Its site. */
  to?: Target;
}
