import type { Label, Text } from '../../descriptor/kinds.ts';
import type { Link } from '../../descriptor/link.ts';
import type { Picture } from '../../descriptor/picture.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Slides that take turns. Stops while a visitor points at it, focuses it or has paused it, and never moves by itself for
 * visitors who ask for less motion (WCAG 2.2.2).
 * @alias slider slideshow
 */
export interface CarouselSection extends SectionBase {
  /** What the carousel shows, for screen readers: "Products". */
  label: Label;
  /**
   * The time a slide stays, in milliseconds. Default: 6000.
   * @minimum 1000
   * @maximum 60000
   * @asType integer
   */
  interval?: number;
  /**
   * The slides.
   * @minItems 1
   */
  slides: Slide[];
}

/** One slide. */
export interface Slide {
  /** The slide's title. */
  title: Label;
  /** A sentence under the title. */
  subtitle: Text;
  /** Its button; a click anywhere on the slide follows it too. */
  action: Link;
  /** Its picture. */
  picture: Picture;
}
